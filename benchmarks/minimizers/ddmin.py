"""ddmin as an external list minimiser: secateur reduce --minimizer 'mine=python3 ddmin.py' …"""
import json, sys

class Anew(Exception): pass

def read():
    return json.loads(sys.stdin.readline() or sys.exit())

def ask(keep):
    """Asks if the elements at these positions alone are still interesting."""
    print(json.dumps({"keep": keep}), flush=True)
    answer = read()
    if "weights" in answer:  # a new list interrupts this one
        raise Anew(answer)
    return answer["interesting"]

def minimize(weights, assumed):
    kept, n = list(range(len(weights))), 2
    while len(kept) > 1:
        cuts = [0]
        for part in range(n):
            cuts.append(cuts[-1] + (len(kept) - cuts[-1]) // (n - part))
        parts = [kept[start:end] for start, end in zip(cuts, cuts[1:])]
        others = [[member for member in kept if member not in part] for part in parts]
        if subset := next((part for part in parts if ask(part)), None):
            kept, n = subset, 2
        elif complement := next((rest for rest in others if ask(rest)), None):
            kept, n = complement, max(n - 1, 2)
        elif n == len(kept):
            break
        else:
            n = min(2 * n, len(kept))

message = read()
while True:
    try:
        minimize(**message)
        print('{"end": true}', flush=True)
        message = read()
    except Anew as anew:
        (message,) = anew.args
