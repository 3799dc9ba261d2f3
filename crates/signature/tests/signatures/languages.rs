//! Languages with stack traces, and messages of arbitrary programs.

use crate::{Example, check};

#[test]
fn panics_and_exceptions() {
    let examples = [
        Example {
            words: "panicked at src/fold.rs:12:5: index out of bounds: the len is 3 but the index \
                is 5",
            status: 101,
            output: "thread 'main' (311) panicked at src/fold.rs:12:5:\nindex out of bounds: the \
                len is 3 but the index is 5\nnote: run with RUST_BACKTRACE=1\n",
            same: &[
                "thread 'worker' panicked at src/fold.rs:12:5:\nindex out of bounds: the len is 0 \
                    but the index is 0\n",
            ],
            others: &[
                "thread 'main' panicked at src/fold.rs:20:5:\nindex out of bounds: the len is 3 \
                    but the index is 5\n",
                "thread 'main' panicked at src/fold.rs:12:5:\nattempt to add with overflow\n",
            ],
        },
        Example {
            words: "panicked at src/fold.rs:12:5: no such node",
            status: 101,
            output: "thread 'main' panicked at 'no such node', src/fold.rs:12:5\n",
            same: &[],
            others: &["thread 'main' panicked at 'no such edge', src/fold.rs:12:5\n"],
        },
        Example {
            words: "panic: runtime error: index out of range [5] with length 3; in \
                toy/fold.(*Folder).Shift < main.main",
            status: 2,
            output: "panic: runtime error: index out of range [5] with length 3\n\ngoroutine 1 \
                [running]:\ntoy/fold.(*Folder).Shift(0xc0, 0x5)\n\t/src/fold/fold.go:9 +0x1d\n\
                main.main()\n\t/src/main.go:4 +0x2d\n",
            same: &["panic: runtime error: index out of range [1] with length 1\n\ngoroutine 6 \
                    [running]:\ntoy/fold.(*Folder).Shift(0xc1, 0x2)\n\t/src/fold/fold.go:10 \
                    +0x3d\nmain.main()\n\t/src/main.go:4 +0x2d\n"],
            others: &["panic: runtime error: index out of range [1] with length 1\n\ngoroutine 6 \
                    [running]:\ntoy/fold.Parse(0xc1)\n\t/src/fold/fold.go:10 +0x3d\nmain.main()\n\
                    \t/src/main.go:4 +0x2d\n"],
        },
        Example {
            words: "java.lang.NullPointerException in org.toy.Fold$1.shift < org.toy.Walk.visit < \
                org.toy.Main.run",
            status: 1,
            output: "A bug? Tell us.\njava.lang.NullPointerException: Cannot invoke \"x.y()\" \
                because \"z\" is null\n\tat org.toy.Fold$1.shift(Fold.java:88)\n\tat \
                org.toy.Walk.visit(Walk.java:7)\n\tat org.toy.Walk.visit(Walk.java:9)\n\tat \
                org.toy.Main.run(Main.java:3)\n\tat org.toy.Main.main(Main.java:1)\n",
            same: &["Exception in thread \"main\" java.lang.NullPointerException\n\tat \
                    org.toy.Fold$2.shift(Fold.java:80)\n\tat org.toy.Walk.visit(Walk.java:7)\n\t\
                    at org.toy.Main.run(Main.java:3)\n"],
            others: &[
                "java.lang.NullPointerException\n\tat org.toy.Fold$2.shifted(Fold.java:80)\n\tat \
                    org.toy.Walk.visit(Walk.java:7)\n\tat org.toy.Main.run(Main.java:3)\n",
                "java.lang.ClassCastException\n\tat org.toy.Fold$1.shift(Fold.java:88)\n\tat \
                    org.toy.Walk.visit(Walk.java:7)\n\tat org.toy.Main.run(Main.java:3)\n",
                "java.lang.NullPointerException\n\tat org.toy.Other.f(Other.java:1)\n\tat \
                    org.toy.Fold$1.shift(Fold.java:88)\n\tat org.toy.Walk.visit(Walk.java:7)\n\t\
                    at org.toy.Main.run(Main.java:3)\n",
            ],
        },
        Example {
            words: "java.io.IOException in org.toy.Disk.<init> < org.toy.Main.run",
            status: 1,
            output: "org.toy.ToyException: no\n\tat org.toy.Main.main(Main.java:1)\nCaused by: \
                java.io.IOException: gone\n\tat org.toy.Disk.<init>(Disk.java:4)\n\tat \
                org.toy.Main.run(Main.java:7)\n\t... 1 more\n",
            same: &[],
            others: &["org.toy.ToyException: no\n\tat org.toy.Main.main(Main.java:1)\n"],
        },
        Example {
            words: "java.lang.StackOverflowError; in org.toy.Walk.visit",
            status: 1,
            output: "java.lang.StackOverflowError\n\tat org.toy.Leaf.size(Leaf.java:1)\n\tat \
                org.toy.Walk.visit(Walk.java:7)\n\tat org.toy.Walk.visit(Walk.java:7)\n\tat \
                org.toy.Walk.visit(Walk.java:7)\n",
            same: &["java.lang.StackOverflowError\n\tat org.toy.Walk.visit(Walk.java:9)\n\tat \
                    org.toy.Walk.visit(Walk.java:7)\n"],
            others: &["java.lang.StackOverflowError\n\tat org.toy.Parse.term(Parse.java:9)\n\tat \
                    org.toy.Parse.term(Parse.java:7)\n"],
        },
        Example {
            words: "TypeError in fold < visit",
            status: 1,
            output: "/src/toy.js:9\n    throw x;\nTypeError: Cannot read properties of undefined \
                (reading 'width')\n    at fold (/src/toy.js:9:3)\n    at /src/toy.js:10:3\n    at \
                visit (/src/toy.js:12:3)\n",
            same: &[
                "TypeError: Cannot read properties of undefined (reading 'colour')\n    at fold \
                    (/src/toy.js:9:3)\n    at /src/toy.js:10:3\n    at visit (/src/toy.js:14:3)\n",
            ],
            others: &["RangeError: Invalid array length\n    at fold (/src/toy.js:9:3)\n    at \
                    /src/toy.js:10:3\n    at visit (/src/toy.js:14:3)\n"],
        },
        Example {
            words: "TypeError: 'NoneType' object is not subscriptable in draw_arrow < draw",
            status: 1,
            output: "Traceback (most recent call last):\n  File \"/usr/bin/toy\", line 8, in \
                <module>\n    main()\n  File \"/lib/toy/surface.py\", line 9, in draw\n    \
                self.draw(child)\n  File \"/lib/toy/surface.py\", line 9, in draw\n    \
                draw_arrow(node)\n    ^^^^^^^^^\n  File \"/lib/toy/path.py\", line 78, in \
                draw_arrow\n    box[2],\n    ~~~^^^\nTypeError: 'NoneType' object is not \
                subscriptable\n",
            same: &[
                "Traceback (most recent call last):\n  File \"/lib/toy/surface.py\", line 9, in \
                    draw\n  File \"/lib/toy/path.py\", line 71, in draw_arrow\n    box[0],\n\
                    TypeError: 'NoneType' object is not subscriptable\n",
            ],
            others: &[
                "Traceback (most recent call last):\n  File \"/lib/toy/surface.py\", line 9, in \
                    draw\n  File \"/lib/toy/path.py\", line 71, in draw_line\n    box[0],\n\
                    TypeError: 'NoneType' object is not subscriptable\n",
                "Traceback (most recent call last):\n  File \"/lib/toy/surface.py\", line 9, in \
                    draw\n  File \"/lib/toy/path.py\", line 71, in draw_arrow\n    box[0],\n\
                    TypeError: 'int' object is not subscriptable\n",
            ],
        },
        Example {
            words: "RecursionError",
            status: 1,
            output: "Traceback (most recent call last):\n  File \"/lib/toy/walk.py\", line 9, in \
                visit\n  File \"/lib/toy/walk.py\", line 4, in size\nRecursionError: maximum \
                recursion depth exceeded\n",
            same: &["Traceback (most recent call last):\n  File \"/lib/toy/walk.py\", line 9, in \
                    visit\nRecursionError: maximum recursion depth exceeded in comparison\n"],
            others: &[
                "Traceback (most recent call last):\n  File \"/lib/toy/walk.py\", line 9, in \
                    visit\nValueError: 3\n",
            ],
        },
        Example {
            words: "KeyError: 'width' in lookup",
            status: 1,
            output: "Traceback (most recent call last):\n  File \"/lib/toy/table.py\", line 9, in \
                lookup\n    return self[name]\nKeyError: 'width'\n",
            same: &[
                "Traceback (most recent call last):\n  File \"/lib/toy/table.py\", line 9, in \
                    lookup\n    return self[name]\nKeyError: 'colour'\n",
            ],
            others: &[
                "Traceback (most recent call last):\n  File \"/lib/toy/table.py\", line 9, in \
                    lookup\n    return self[name]\nIndexError: 3\n",
            ],
        },
    ];
    examples.iter().for_each(check);
}

#[test]
fn signals_and_the_rest() {
    let examples = [
        Example {
            words: "killed by signal 11 (SIGSEGV)",
            status: 139,
            output: "",
            same: &["warning: x\n"],
            others: &[],
        },
        Example {
            words: "Caught signal 11: SIGSEGV",
            status: 1,
            output: "in.c:4: warning 93: unused\nCaught signal 11: SIGSEGV\n",
            same: &["Caught signal 11: SIGSEGV\n"],
            others: &["Caught signal 6: SIGABRT\n", "in.c:4: error: fine\n"],
        },
        Example {
            words: "toy: error: unable to execute command: Segmentation fault (core dumped)",
            status: 1,
            output: "toy: error: unable to execute command: Segmentation fault (core dumped)\n",
            same: &[],
            others: &["toy: error: unable to execute command: No such file\n"],
        },
        Example {
            words: "Internal error: check failed in LINK(type1) @ symt.c:255: expected LINK, got \
                null",
            status: 1,
            output: "in.c:3: error 25\nInternal error: check failed in LINK(type1) @ symt.c:255: \
                expected LINK, got null\n",
            same: &[],
            others: &[
                "Internal error: check failed in LINK(type1) @ symt.c:257: expected LINK, got \
                    null\n",
            ],
        },
        Example {
            words: "toy: BUG: stack is not empty at line 12 of in.c",
            status: 1,
            output: "toy: BUG: stack is not empty at line 12 of in.c\n",
            same: &["toy: BUG: stack is not empty at line 3 of in.c\n"],
            others: &["toy: BUG: stack is empty at line 3 of in.c\n"],
        },
        Example {
            words: "exit status 1; in.c:1:62: error: no member named 'colour' in 'struct S'",
            status: 1,
            output: "in.c:1:62: error: no member named 'colour' in 'struct S'\n1 error \
                generated.\n",
            same: &["in.c:7:1: error: no member named 'width' in 'struct T'\n"],
            others: &["in.c:1:62: error: expected ';'\n"],
        },
        Example {
            words: "exit status 1; as: error: no room in ..., not in /usr/lib/x",
            status: 1,
            output: "as: error: no room in /home/me/tmp/secateur-my-host.org-aB3/17/tmp/ccQ1.s, \
                not in /usr/lib/x\n",
            same: &["as: error: no room in /tmp/ccQ2.s, not in /usr/lib/x\n"],
            others: &["as: error: no room in /tmp/ccQ2.s, not in /usr/lib/y\n"],
        },
        Example {
            words: "exit status 1; error: '...' is a directory",
            status: 1,
            output: "error: '/dev/shm/secateur-vm-KU0X5h/12/test' is a directory\n",
            same: &[
                "error: '/dev/shm/secateur-vm-aaaaaa/3/test' is a directory\n",
                "error: '/tmp/secateur-b/3' is a directory\n",
            ],
            others: &["error: '/tmp/secateur-b/3' is a file\n"],
        },
        Example {
            words: "exit status 1; prints nothing",
            status: 1,
            output: "\n",
            same: &["", " \n"],
            others: &["in.c:1: S3 g_45;\n              ^ expected ','\n"],
        },
        Example {
            words: "exit status 1; ^ not a compile-time constant",
            status: 1,
            output: "in.c:49: static int ** volatile func_7 = &table[3][0];\n                 ^ \
                not a compile-time constant\n",
            same: &["in.c:2: int *a = &b[1][2];\n    ^ not a compile-time constant\n"],
            others: &[
                "in.c:49: static int ** volatile func_7 = &table[3][0];\n    ^ not an lvalue\n",
            ],
        },
        Example {
            words: "exit status 3; toy: cannot read func_7 after 0.3s (pid 77)",
            status: 3,
            output: "toy: cannot read func_7 after 0.3s (pid 77)\n",
            same: &["toy: cannot read g_12 after 12s (pid 9)\n"],
            others: &["toy: cannot write func_7 after 0.3s (pid 77)\n"],
        },
    ];
    examples.iter().for_each(check);
}
