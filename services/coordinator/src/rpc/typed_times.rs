//! What a time means that a person typed in a page.

use adoube_proto::v1::read_time_reply::Read;
use adoube_proto::v1::{ReadTimeReply, ReadTimeRequest, TimeField};
use adoube_tournament::refusal::Refusal;
use adoube_tournament::typed_time::{BareNumber, UnreadableTime, duration, time_control};
use tonic::Status;

use crate::shard::views;

/// The longest text of a field, in bytes.
const MAX_TEXT: usize = 512;

pub(super) fn read(request: &ReadTimeRequest) -> Result<ReadTimeReply, Status> {
    let text = request.text.as_str();
    if text.len() > MAX_TEXT {
        return Err(Status::invalid_argument(format!(
            "text: at most {MAX_TEXT} bytes"
        )));
    }
    let read = match request.field() {
        TimeField::Minutes => duration(text, BareNumber::Minutes)
            .map_or_else(|error| refused(&error), |time| Read::Time(time.0)),
        TimeField::Control => time_control(text).map_or_else(
            |error| refused(&error),
            |control| Read::TimeControl(control.to_string()),
        ),
        TimeField::Unspecified => {
            return Err(Status::invalid_argument(
                "field: one time, or a time control",
            ));
        }
    };
    Ok(ReadTimeReply { read: Some(read) })
}

fn refused(error: &UnreadableTime) -> Read {
    Read::Refusal(views::refusal(&Refusal::CannotBe(error.note())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clk_5_a_page_is_told_what_a_typed_time_means() {
        let told = |text: &str, field: TimeField| {
            let request = ReadTimeRequest {
                text: text.to_owned(),
                field: field.into(),
                ..ReadTimeRequest::default()
            };
            match read(&request).unwrap().read.unwrap() {
                Read::Time(millis) => format!("{millis} ms"),
                Read::TimeControl(control) => control,
                Read::Refusal(refusal) => refusal.word,
            }
        };
        for (text, field, means) in [
            ("2", TimeField::Minutes, "120000 ms"),
            ("2:00", TimeField::Minutes, "120000 ms"),
            ("two", TimeField::Minutes, "time-form"),
            ("90+30", TimeField::Minutes, "time-is-control"),
            ("90+30", TimeField::Control, "5400+30"),
            ("180+2", TimeField::Control, "time-ambiguous"),
        ] {
            assert_eq!(told(text, field), means, "{text}");
        }
        assert!(read(&ReadTimeRequest::default()).is_err());
    }
}
