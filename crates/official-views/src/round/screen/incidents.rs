//! Open incidents, above everything else: nothing hides them.

use adoube_tournament::catalogue_message::CatalogueMessage;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph};

use super::{NARROW, alarm, cut, dim};
use crate::catalogue::filled;
use crate::incidents::brief;
use crate::round::Model;

/// Borders.
const FRAME: u16 = 2;

/// Lines for incidents, borders included: none if there are none, at most a third of the screen.
pub(super) fn height(model: &Model, screen: u16) -> u16 {
    let count = u16::try_from(model.incidents().count()).unwrap_or(u16::MAX);
    match count {
        0 => 0,
        count => count.saturating_add(FRAME).min((screen / 3).max(FRAME + 1)),
    }
}

/// The newest first; how many more there are if not all fit.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, model: &Model) {
    if area.height <= FRAME {
        return;
    }
    let room = usize::from(area.height - FRAME);
    let width = usize::from(area.width.saturating_sub(FRAME));
    let count = model.incidents().count();
    let shown = if count > room {
        room.saturating_sub(1)
    } else {
        count
    };
    let mut lines: Vec<Line<'_>> = model
        .incidents()
        .take(shown)
        .map(|incident| {
            let style = if incident.ruling == 0 { alarm() } else { dim() };
            let line = if area.width < NARROW {
                brief::short(incident)
            } else {
                brief::line(incident).trim_start().to_owned()
            };
            Line::styled(cut(&line, width), style)
        })
        .collect();
    if count > shown {
        let more = CatalogueMessage::new("cli-live-more-incidents").number("n", count - shown);
        lines.push(Line::styled(filled(&more), alarm()));
    }
    let title = filled(&CatalogueMessage::new("officials-nav-incidents"));
    let block = Block::bordered().title(title);
    frame.render_widget(Paragraph::new(lines).block(block), area);
}
