//! The server for agents, driven over its pipes by a client that speaks JSON-RPC.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::symlink;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use crate::support::{Scratch, functions, processes_in, wait_until};

/// A client with its own server.
struct Client {
    server: Child,
    requests: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    number: u64,
    /// Notifications received while waiting for answers.
    notifications: Vec<Value>,
}

impl Client {
    fn new(scratch: &Scratch, has_tasks: bool, args: &[&str]) -> Self {
        let mut command = scratch.command(&[&["mcp", "--root", "root"], args].concat());
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut server = command.spawn().unwrap();
        let requests = server.stdin.take();
        let answers = BufReader::new(server.stdout.take().unwrap());
        let mut client = Self { server, requests, answers, number: 0, notifications: Vec::new() };
        let extensions = match has_tasks {
            true => json!({ "io.modelcontextprotocol/tasks": {} }),
            false => json!({}),
        };
        let started = client.request(
            "initialize",
            &json!({
                "protocolVersion": "2025-11-25",
                "capabilities": { "extensions": extensions },
                "clientInfo": { "name": "test", "version": "1" },
            }),
        );
        assert_eq!(started["result"]["serverInfo"]["name"], "secateur", "{started}");
        client.send(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }));
        client
    }

    fn send(&mut self, message: &Value) {
        writeln!(self.requests.as_ref().unwrap(), "{message}").unwrap();
    }

    /// Sends a request without waiting for its answer, and returns its number.
    fn ask(&mut self, method: &str, params: &Value) -> u64 {
        self.number += 1;
        let id = self.number;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        id
    }

    fn request(&mut self, method: &str, params: &Value) -> Value {
        let id = self.ask(method, params);
        self.answer(id)
    }

    fn answer(&mut self, id: u64) -> Value {
        loop {
            let mut line = String::new();
            self.answers.read_line(&mut line).unwrap();
            assert!(!line.is_empty(), "the server ended");
            let message: Value = serde_json::from_str(&line).unwrap();
            if message["id"] == id {
                return message;
            }
            self.notifications.push(message);
        }
    }

    fn call(&mut self, tool: &str, arguments: &Value) -> Value {
        let params = json!({ "name": tool, "arguments": arguments,
            "_meta": { "progressToken": tool } });
        self.request("tools/call", &params)["result"].take()
    }

    /// Starts a task and returns its handle.
    fn start(&mut self, arguments: &Value) -> String {
        let task = self.call("reduce", arguments);
        assert_eq!(task["status"], "working", "{task}");
        task["taskId"].as_str().unwrap().to_owned()
    }

    fn task(&mut self, id: &str) -> Value {
        self.request("tasks/get", &json!({ "taskId": id }))["result"].take()
    }

    fn end(&mut self, id: &str) -> Value {
        let mut task = Value::Null;
        wait_until("the task ends", || {
            task = self.task(id);
            task["status"] != "working"
        });
        task
    }

    /// Closes the connection, and expects that the server ends and leaves no process.
    fn leave(mut self, scratch: &Scratch) {
        drop(self.requests.take());
        assert_eq!(self.server.wait().unwrap().code(), Some(0));
        scratch.assert_tidy();
    }
}

/// Returns a folder with two inputs. While there is a file `hold`, the test waits in each run after
/// the first ones, which it counts in the file `count`.
fn case() -> Scratch {
    let scratch = Scratch::new();
    for (name, count) in [("root", 12), ("outside", 2)] {
        scratch.subject(name, count, "exit 1");
    }
    scratch.file("root/other.c", functions(9));
    let folder = scratch.path("");
    let folder = folder.display();
    scratch.script(
        "root/r.sh",
        &format!(
            "grep -q 'a + 7;' \"$1\" || exit 1\necho >>{folder}/count\nwhile [ -e {folder}/hold ] \
             && [ $(wc -l <{folder}/count) -gt 8 ]; do sleep 0.02; done"
        ),
    );
    scratch
}

fn count(scratch: &Scratch) -> usize {
    fs::read(scratch.path("count")).map_or(0, |lines| lines.len())
}

/// The call of a reduction whose test is not cut short on a busy machine.
fn reduction(input: &str) -> Value {
    json!({ "inputs": [input], "test": "r.sh", "timeout": "240", "jobs": 1 })
}

/// Returns the result that the command line leaves, before any other run.
fn expected(scratch: &Scratch, input: &str) -> String {
    let input = format!("root/{input}");
    let args = ["reduce", "root/r.sh", &input, "-o", "expected.c", "--timeout=240", "--fresh"];
    assert_eq!(scratch.secateur(&args).code, Some(0));
    fs::remove_file(scratch.path("count")).unwrap();
    String::from_utf8(scratch.read("expected.c")).unwrap()
}

/// Starts a task, and returns it with the expected result when one of its tests waits.
fn waiting() -> (Scratch, String, Client, String) {
    let scratch = case();
    let expected = expected(&scratch, "in.c");
    scratch.file("hold", "");
    let mut client = Client::new(&scratch, true, &[]);
    let task = client.start(&reduction("in.c"));
    wait_until("a test waits", || count(&scratch) > 8);
    (scratch, expected, client, task)
}

/// Returns the text of the result of a finished call.
fn text(result: &Value) -> String {
    assert_eq!(result["isError"], false, "{result}");
    fs::read_to_string(result["structuredContent"]["output"].as_str().unwrap()).unwrap()
}

#[test]
fn every_tool_answers_as_its_schema_says() {
    let scratch = case();
    let expected = expected(&scratch, "in.c");
    fs::create_dir(scratch.path("root/inputs")).unwrap();
    scratch.file("root/inputs/a.c", functions(8));
    scratch.script("root/crash.sh", "grep -q 'a + 7;' \"$1\" && echo 'Assertion failed' && exit 9");
    let mut client = Client::new(&scratch, false, &[]);
    let tools = client.request("tools/list", &json!({}))["result"]["tools"].take();
    let tools = tools.as_array().unwrap();
    let command = json!(["./crash.sh", "@@"]);
    for (tool, arguments) in [
        ("reduce", reduction("in.c")),
        ("check", reduction("in.c")),
        ("explain", json!({ "inputs": ["in.c"], "test": "r.sh", "max-tests": 5 })),
        ("init", json!({ "inputs": ["in.c"], "command": command })),
        ("tokens", json!({ "inputs": ["in.c", "other.c"] })),
        ("batch", json!({ "inputs": ["inputs"], "command": command })),
    ] {
        let listed = tools.iter().find(|listed| listed["name"] == tool).unwrap();
        let (input, output) = (&listed["inputSchema"], &listed["outputSchema"]);
        assert!(jsonschema::is_valid(input, &arguments), "{tool}");
        for _ in 0..2 {
            let result = client.call(tool, &arguments);
            assert_eq!(result["isError"], false, "{tool}: {result}");
            assert!(jsonschema::is_valid(output, &result["structuredContent"]), "{result}");
            let progress = client.notifications.drain(..);
            let done: Vec<_> =
                progress.map(|message| message["params"]["progress"].as_f64().unwrap()).collect();
            assert!(done.is_sorted_by(|one, next| one < next), "{tool}: {done:?}");
            if tool == "reduce" {
                assert_eq!(text(&result), expected);
                assert!(!done.is_empty());
            }
        }
    }
    assert_eq!(tools.len(), 6);
    client.leave(&scratch);
}

#[test]
fn a_task_is_taken_up_after_the_connection_was_lost() {
    let (scratch, expected, mut client, task) = waiting();
    let state = client.task(&task);
    assert!(state["statusMessage"].as_str().unwrap().contains("tokens after"), "{state}");
    client.leave(&scratch);

    fs::remove_file(scratch.path("hold")).unwrap();
    let mut client = Client::new(&scratch, true, &[]);
    let result = client.end(&task)["result"].take();
    assert_eq!(text(&result), expected);
    assert!(result["structuredContent"]["replayed"].as_u64().unwrap() > 0, "{result}");
    // Another call is another task, since this one has ended.
    let next = client.call("reduce", &reduction("in.c"))["taskId"].take();
    assert_ne!(next, task.as_str());
    assert_eq!(client.end(next.as_str().unwrap())["status"], "completed");
    client.leave(&scratch);
}

#[test]
fn a_run_survives_a_killed_server() {
    let (scratch, expected, mut client, task) = waiting();
    client.server.kill().unwrap();
    client.server.wait().unwrap();

    // Another server waits for the run instead of starting a second one.
    let mut client = Client::new(&scratch, true, &[]);
    assert_eq!(client.task(&task)["status"], "working");
    assert_eq!(client.start(&reduction("in.c")), task);
    assert_eq!(count(&scratch), 9);
    fs::remove_file(scratch.path("hold")).unwrap();
    assert_eq!(text(&client.end(&task)["result"]), expected);
    client.leave(&scratch);
}

#[test]
fn tasks_run_at_the_same_time_and_are_cancelled_alone() {
    let scratch = case();
    let expected = expected(&scratch, "in.c");
    scratch.file("hold", "");
    let mut client = Client::new(&scratch, true, &[]);
    let tasks = ["in.c", "other.c"].map(|input| client.start(&reduction(input)));
    let folders = tasks.each_ref().map(|task| {
        scratch.path(&format!("root/.secateur/mcp/{}", task.rsplit_once('-').unwrap().0))
    });
    wait_until("both have begun", || folders.iter().all(|f| f.join("events.jsonl").exists()));
    wait_until("one waits", || count(&scratch) > 8);
    let cancelled = client.request("tasks/cancel", &json!({ "taskId": tasks[0] }));
    assert!(cancelled["error"].is_null(), "{cancelled}");
    assert_eq!(client.end(&tasks[0])["status"], "cancelled");
    assert_eq!(client.task(&tasks[1])["status"], "working");
    fs::remove_file(scratch.path("hold")).unwrap();
    assert!(text(&client.end(&tasks[1])["result"]).contains("a + 7"));
    assert_eq!(client.task(&tasks[0])["status"], "cancelled");
    // The same call starts again after the cancelled task.
    let next = client.start(&reduction("in.c"));
    assert_eq!(text(&client.end(&next)["result"]), expected);
    for id in ["reduce-0-1", "../outside-1", "reduce", ""] {
        let unknown = client.request("tasks/get", &json!({ "taskId": id }));
        assert_eq!(unknown["error"]["code"], -32602, "{unknown}");
    }
    client.leave(&scratch);
}

#[test]
fn a_cancelled_call_and_a_signal_leave_no_process() {
    let scratch = case();
    let folder = scratch.path("");
    let is_idle = || processes_in(&folder).len() == 1;
    scratch.file("hold", "");
    let mut client = Client::new(&scratch, false, &[]);
    let params = json!({ "name": "reduce", "arguments": reduction("in.c") });
    let call = client.ask("tools/call", &params);
    wait_until("a test waits", || count(&scratch) > 8);
    client.send(&json!({ "jsonrpc": "2.0", "method": "notifications/cancelled",
        "params": { "requestId": call } }));
    wait_until("only the server is left", is_idle);
    // The server still answers, and the same call starts the run again.
    client.ask("tools/call", &params);
    wait_until("a test waits", || count(&scratch) > 9);
    let server = client.server.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &server]).status().unwrap().success());
    assert_eq!(client.server.wait().unwrap().code(), Some(143));
    scratch.assert_tidy();
}

#[test]
fn nothing_outside_of_the_root_is_read_written_or_run() {
    let scratch = case();
    symlink(scratch.path("outside/in.c"), scratch.path("root/link.c")).unwrap();
    symlink(scratch.path("outside"), scratch.path("root/folder")).unwrap();
    fs::create_dir(scratch.path("root/inputs")).unwrap();
    scratch.file("root/inputs/a.c", functions(8));
    symlink(scratch.path("outside/in.c"), scratch.path("root/inputs/b.c")).unwrap();
    let outside = scratch.path("outside/in.c");
    let outside = outside.to_str().unwrap();
    let before = scratch.snapshot();
    let mut client = Client::new(&scratch, true, &["--allow-command", "true"]);
    let mut refused = |tool: &str, name: &str, arguments: &Value, message: &str| {
        let mut result = client.call(tool, arguments);
        if let Some(task) = result["taskId"].as_str() {
            let task = task.to_owned();
            result = client.end(&task)["result"].take();
        }
        let shown = result["content"].to_string();
        assert_eq!(result["isError"], true, "{name}: {result}");
        assert!(shown.contains(name) && shown.contains(message), "{name}: {result}");
        let mut after = scratch.snapshot();
        after.retain(|path, _| !path.starts_with(scratch.path("root/.secateur")));
        assert_eq!(after, before, "{name}");
    };
    for input in [outside, "../outside/in.c", "link.c", "folder/in.c"] {
        refused("reduce", input, &reduction(input), "outside of the roots");
    }
    let call = |more: &Value| {
        let mut call = json!({ "inputs": ["in.c"], "timeout": "240" });
        call.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        call
    };
    for (name, more, message) in [
        ("folder/r.sh", json!({ "test": "folder/r.sh" }), "outside of the roots"),
        ("/bin/sh", json!({ "command": ["/bin/sh", "-c", "exit 1"] }), "is not allowed"),
        ("sh", json!({ "command": ["sh", "-c", "exit 1"] }), "is not allowed"),
        ("../outside/r.sh", json!({ "command": ["../outside/r.sh"] }), "is not allowed"),
        ("link.c", json!({ "test": "r.sh", "with": ["link.c"] }), "outside of the roots"),
        ("events", json!({ "test": "r.sh", "events": "e" }), "has no argument"),
        ("--output", json!({ "test": "r.sh", "inputs": ["--output=x"] }), "cannot open"),
        ("wrong type", json!({ "test": "r.sh", "with": {} }), "wrong type"),
        ("either", json!({ "test": "r.sh", "command": ["r.sh"] }), "a test or a command"),
        // It is allowed, and does not fail.
        ("true", json!({ "command": ["true", "@@"] }), "nothing to preserve"),
    ] {
        refused("reduce", name, &call(&more), message);
    }
    let batch = json!({ "test": "r.sh", "inputs": ["inputs"] });
    refused("batch", "inputs/b.c", &batch, "outside of the roots");
    client.leave(&scratch);
}

#[test]
fn prepared_folders_of_tasks_are_refused() {
    let scratch = case();
    symlink(scratch.path("outside"), scratch.path("root/.secateur")).unwrap();
    let mut client = Client::new(&scratch, false, &[]);
    let result = client.call("reduce", &reduction("in.c"));
    assert_eq!(result["isError"], true, "{result}");
    assert!(result["content"].to_string().contains("symbolic links"), "{result}");

    fs::remove_file(scratch.path("root/.secateur")).unwrap();
    assert_eq!(client.call("reduce", &reduction("in.c"))["isError"], false);
    let [folder] = &crate::support::names(&scratch.path("root/.secateur/mcp"))[..] else {
        panic!("another folder");
    };
    let output = scratch.path(&format!("root/.secateur/mcp/{folder}/2.out"));
    symlink(scratch.path("outside/in.c"), output).unwrap();
    let before = scratch.read("outside/in.c");
    assert_eq!(client.call("reduce", &reduction("in.c"))["isError"], true);
    assert_eq!(scratch.read("outside/in.c"), before);
    client.leave(&scratch);

    // Handles of prepared tasks do not lead there either.
    let call = json!({ "tool": "reduce", "arguments": reduction("in.c") }).to_string();
    fs::create_dir(scratch.path("root/.secateur/mcp/reduce-1")).unwrap();
    for folder in ["root/.secateur/mcp/reduce-1", "outside"] {
        scratch.file(&format!("{folder}/request.json"), &call);
    }
    let output = scratch.path("root/.secateur/mcp/reduce-1/1.out");
    symlink(scratch.path("outside/in.c"), output).unwrap();
    scratch.file("outside/1.out", "");
    symlink(scratch.path("outside"), scratch.path("root/.secateur/mcp/reduce-2")).unwrap();
    let before = scratch.snapshot();
    let mut client = Client::new(&scratch, true, &[]);
    for id in ["reduce-1-1", "reduce-2-1"] {
        for method in ["tasks/get", "tasks/cancel"] {
            let refused = client.request(method, &json!({ "taskId": id }));
            assert_eq!(refused["error"]["code"], -32602, "{refused}");
        }
    }
    client.leave(&scratch);
    assert_eq!(scratch.snapshot(), before);
}
