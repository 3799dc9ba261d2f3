//! How a reduction has ended, for the user and for the shell.

use std::process::ExitCode;

use anyhow::anyhow;
use secateur_runner::{DriveError, Stop};
use secateur_session::Delivery;

use crate::exit_status::ExitStatus;
use crate::failure::{Failure, interrupted};
use crate::notes::{Notes, warn};

pub(crate) const GO_ON: &str = "the result can be reduced further; the same command goes on from here";

/// The exit code of a run that ended so, with a `signal` while its result was formatted; what there is to say about it goes
/// to standard error.
pub(crate) fn conclude(
    stop: Result<Stop, DriveError>,
    signal: Option<i32>,
    delivery: &Delivery,
) -> Result<ExitCode, Failure> {
    let Delivery { best, path, rescued } = delivery;
    let stop = match (stop, rescued) {
        (Err(error), Some(rescued)) => return Err(Failure::Run(anyhow!("{error}\n{rescued}"))),
        (Ok(_), Some(rescued)) => return Err(Failure::Run(anyhow!("{rescued}"))),
        (stop, None) => stop.map_err(Failure::run)?,
    };
    Ok(match stop {
        Stop::Finished => {
            if best.is_blank() {
                let what = if best.is_text() { "an empty file" } else { "nothing but empty files" };
                warn(format_args!("the property test accepts {what}; it should reject what does not show the failure"));
            }
            // The result is as far as it goes, but its formatted copy was interrupted.
            signal.map_or(ExitCode::SUCCESS, interrupted)
        }
        Stop::Interrupted { signal } => {
            Notes::ALOUD.say(format_args!("Stopped before the end: {GO_ON}"));
            interrupted(signal)
        }
        Stop::OutOfTime { is_verified } => {
            Notes::ALOUD.say(format_args!("Stopped by --max-time: {GO_ON}"));
            if !is_verified {
                Notes::ALOUD.say("There was no time left to test the result once more");
            }
            ExitStatus::OutOfTime.into()
        }
        Stop::OutOfTests => {
            Notes::ALOUD.say(format_args!("Stopped by --max-tests: {GO_ON}"));
            ExitStatus::OutOfTests.into()
        }
        Stop::NotReproduced { ending, rate } => {
            warn(format_args!(
                "the property test accepted the result before, but when it was tested once more, the test {ending};\n\
                 of more runs after that, {rate} accepted it. The result is kept in {}, but may not show the failure.\n\
                 The test is flaky: --repeat 3 takes only what three runs accept, --at-least 2/10 what two of ten accept",
                path.display()
            ));
            ExitStatus::Flaky.into()
        }
    })
}
