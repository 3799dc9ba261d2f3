//! `secateur mcp`: a server of the Model Context Protocol on standard input and output.
//!
//! Each tool is a command of this program and runs as a child process. A reduction for an agent has
//! therefore the limits, the journal and the supervision of one on the command line, and a crash or
//! a cancellation cannot affect the server.
//!
//! A client that declared the protocol's Tasks gets a handle at once; for others, the call ends
//! with the command, with progress notifications until then. Either way, the task is a folder on
//! disk, and the same call or the handle takes it up again. See [`tasks`].

mod roots;
mod tasks;
mod tools;

use std::fmt::Display;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::bail;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, CancelTaskParams, ContentBlock,
    CreateTaskResult, DetailedTask, GetTaskParams, GetTaskResult, Implementation, JsonObject,
    ListToolsResult, PaginatedRequestParams, ProgressNotificationParam, ServerCapabilities,
    ServerConfig, Task as TaskHandle, TaskPayload, TaskStatus, UpdateTaskParams,
};
use rmcp::service::{RequestContext, RoleServer};
use rmcp::{ErrorData, ServerHandler, ServiceExt};
use secateur_runner::Interrupt;
use tokio::io::{copy, duplex, stdin, stdout};
use tokio::runtime::Builder;
use tokio::time::sleep;

use crate::commands::mcp::roots::Roots;
use crate::commands::mcp::tasks::{LOOK, Progress, State, Task, Tasks};
use crate::commands::mcp::tools::{Tool, object};
use crate::output::failure::Failure;

/// Serve the commands of this program to agents, by the Model Context Protocol
///
/// Reads requests from standard input and writes answers to standard output, until the input is
/// closed. The tools are reduce, check, explain, init, tokens and batch. Nothing outside of the
/// roots is read or written, except by the tests themselves; see `secateur help mcp`.
#[derive(Debug, clap::Args)]
pub(crate) struct Mcp {
    /// Directory that contains all inputs, tests and results; repeatable. Relative paths start at
    /// the first one, and its directory .secateur/mcp has the tasks
    #[arg(long, value_name = "DIR", required = true)]
    pub(super) root: Vec<PathBuf>,

    /// Program outside of the roots that tests may run, such as gcc; repeatable [default: only
    /// executable files below a root]
    #[arg(long, value_name = "NAME")]
    pub(super) allow_command: Vec<String>,

    /// Confine every test, as the option of `reduce` does
    #[arg(long)]
    isolate: bool,
}

/// Interval at which a client should ask for the state of a task.
const POLL_MS: u64 = 1000;
/// Bytes of requests that are read ahead.
const AHEAD_BYTES: usize = 1 << 16;

const INSTRUCTIONS: &str = "\
secateur reduces an input that makes a program fail to the smallest one that still fails in the \
same way. Call `reduce` with the input and a command that fails on it (@@ stands for the input), \
or with a test: an executable that exits with 0 if its first argument still shows the failure. A \
call that was cut short, or stopped by max-time, is resumed by the same call.";

struct Server {
    roots: Roots,
    is_isolated: bool,
    program: clap::Command,
    tasks: Arc<Tasks>,
}

pub(crate) fn run(options: &Mcp, mut program: clap::Command) -> anyhow::Result<ExitCode> {
    program.build();
    let roots = Roots::new(&options.root, &options.allow_command)?;
    let tasks = Arc::new(Tasks::new(roots.first()).map_err(Failure::run)?);
    let server = Server { roots, is_isolated: options.isolate, program, tasks: tasks.clone() };
    let interrupt = Interrupt::on_signals().map_err(Failure::run)?;
    let runtime = Builder::new_current_thread().enable_all().build().map_err(Failure::run)?;
    let served = runtime.block_on(async {
        tokio::select! {
            served = serve(server) => served,
            () = signal(&interrupt) => Ok(()),
        }
    });
    tasks.stop();
    // A thread of it may be reading.
    runtime.shutdown_background();
    match interrupt.signal() {
        Some(signal) => bail!(Failure::interrupted(signal)),
        None => served.map(|()| ExitCode::SUCCESS),
    }
}

/// Serves until the input is closed.
async fn serve(server: Server) -> anyhow::Result<()> {
    let (input, mut requests) = duplex(AHEAD_BYTES);
    let tasks = server.tasks.clone();
    // Calls in progress are answered after the end of the input, so they have to end now.
    tokio::spawn(async move {
        let _ = copy(&mut stdin(), &mut requests).await;
        tasks.request_stop();
    });
    match server.serve((input, stdout())).await {
        Ok(service) => Ok(service.waiting().await.map(drop).map_err(Failure::run)?),
        // The client left before it introduced itself.
        Err(rmcp::service::ServerInitializeError::ConnectionClosed(_)) => Ok(()),
        Err(error) => bail!(Failure::run(error)),
    }
}

async fn signal(interrupt: &Interrupt) {
    while interrupt.signal().is_none() {
        sleep(LOOK).await;
    }
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder().enable_tools().enable_tasks().build();
        ServerConfig::new(capabilities)
            .with_server_info(Implementation::new("secateur", env!("CARGO_PKG_VERSION")))
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let tools = tools::TOOLS.iter().map(|tool| tool.described(&self.program)).collect();
        Ok(ListToolsResult::with_all_items(tools))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let tool = Tool::named(&request.name)
            .ok_or_else(|| invalid(format_args!("there is no tool {}", request.name)))?;
        let arguments = request.arguments.unwrap_or_default();
        let opened = self.words(tool, &arguments).and_then(|words| {
            let task = self.tasks.open(tool.name, &arguments, &words);
            let task = task.map_err(|error| error.to_string())?;
            self.take_up(&task, tool, &words)?;
            Ok((task, words))
        });
        let (task, words) = match opened {
            Ok(opened) => opened,
            Err(message) => return Ok(refused(message).into()),
        };
        let has_tasks = context.client_capabilities().is_some_and(|client| client.supports_tasks());
        if has_tasks && tool.is_long {
            return Ok(CallToolResponse::Task(CreateTaskResult::new(self.handle(&task))));
        }
        Ok(self.wait(&task, tool, &words, &context).await.into())
    }

    async fn get_task(
        &self,
        request: GetTaskParams,
        _: RequestContext<RoleServer>,
    ) -> Result<GetTaskResult, ErrorData> {
        let (task, tool, arguments) = self.known(&request.task_id)?;
        let taken_up = self
            .words(tool, &arguments)
            .and_then(|words| self.take_up(&task, tool, &words))
            .map_err(|message| ErrorData::internal_error(message, None));
        let payload = match (self.tasks.state(&task), taken_up) {
            (State::Ended(status), _) => {
                TaskPayload::Completed { result: object(&tool.result(&task, status)) }
            }
            (State::Cancelled, _) => TaskPayload::Cancelled,
            (_, Err(error)) => TaskPayload::Failed { error: object(&error) },
            (State::Working | State::Interrupted, Ok(())) => TaskPayload::Working,
        };
        Ok(GetTaskResult::new(DetailedTask::new(self.handle(&task), payload)))
    }

    async fn update_task(
        &self,
        request: UpdateTaskParams,
        _: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        // A task never asks for anything.
        self.known(&request.task_id).map(|_| ())
    }

    async fn cancel_task(
        &self,
        request: CancelTaskParams,
        _: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        let (task, ..) = self.known(&request.task_id)?;
        self.tasks.cancel(&task).map_err(|error| ErrorData::internal_error(error.to_string(), None))
    }
}

impl Server {
    /// Returns the words of the command for a call, without its outputs.
    fn words(&self, tool: &Tool, arguments: &JsonObject) -> Result<Vec<String>, String> {
        tool.words(&self.program, &self.roots, self.is_isolated, arguments)
    }

    /// Starts the run of the task if it neither has ended nor is in progress.
    fn take_up(&self, task: &Task, tool: &Tool, words: &[String]) -> Result<(), String> {
        let words = tool.with_outputs(task, words);
        let started = self.tasks.take_up(task, self.roots.first(), &words);
        started.map_err(|error| format!("cannot start the task in {}: {error}", task.folder()))
    }

    /// Returns the task of a handle, and the call that it belongs to.
    fn known(&self, id: &str) -> Result<(Task, &'static Tool, JsonObject), ErrorData> {
        let (task, name, arguments) =
            self.tasks.find(id).ok_or_else(|| invalid(format_args!("there is no task {id}")))?;
        let tool = Tool::named(&name).ok_or_else(|| invalid(format_args!("{id} has no tool")))?;
        Ok((task, tool, arguments))
    }

    /// Returns the task as the protocol describes it.
    fn handle(&self, task: &Task) -> TaskHandle {
        let status = match self.tasks.state(task) {
            State::Working | State::Interrupted => TaskStatus::Working,
            State::Ended(_) => TaskStatus::Completed,
            State::Cancelled => TaskStatus::Cancelled,
        };
        let (created, updated) = task.times();
        let handle = TaskHandle::new(task.id(), status, created, updated);
        let handle = handle.with_poll_interval_ms(POLL_MS);
        match task.progress() {
            Some(progress) => handle.with_status_message(progress.message),
            None => handle,
        }
    }

    /// Waits for the end of the task, with notifications, and returns its result.
    async fn wait(
        &self,
        task: &Task,
        tool: &Tool,
        words: &[String],
        context: &RequestContext<RoleServer>,
    ) -> CallToolResult {
        let mut told = 0.0;
        loop {
            // A run of another server may have been stopped with it.
            if let Err(message) = self.take_up(task, tool, words) {
                return refused(message);
            }
            match self.tasks.state(task) {
                State::Working => {}
                State::Ended(status) => return tool.result(task, status),
                State::Interrupted | State::Cancelled => {
                    return refused("stopped; the same call resumes");
                }
            }
            if context.ct.is_cancelled() {
                let _ = self.tasks.cancel(task);
            }
            if let Some(token) = context.meta.get_progress_token()
                && let Some(Progress { done, total, message }) = task.progress()
                && done > told
            {
                told = done;
                let mut params = ProgressNotificationParam::new(token, done).with_message(message);
                params.total = total;
                // The end of the input tells that the client has left.
                let _ = context.peer.notify_progress(params).await;
            }
            sleep(LOOK).await;
        }
    }
}

/// Returns an answer that the model of the client can read, unlike an error of the protocol.
fn refused(message: impl Into<String>) -> CallToolResult {
    CallToolResult::error(vec![ContentBlock::text(message)])
}

fn invalid(message: impl Display) -> ErrorData {
    ErrorData::invalid_params(message.to_string(), None)
}
