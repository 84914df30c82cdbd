//! Lines folded into the columns that a terminal has.

/// Every line that is too long, folded between words; the rest begins `hang` columns further
/// in than its line began.
pub fn fold(text: &str, hang: usize, width: usize) -> String {
    let lines: Vec<String> = text
        .lines()
        .flat_map(|line| fold_line(line, indent(line) + hang, width))
        .collect();
    lines.join("\n")
}

/// One line; the rest of it begins in that column.
pub fn fold_line(line: &str, column: usize, width: usize) -> Vec<String> {
    if line.chars().count() <= width {
        return vec![line.to_owned()];
    }
    let further = " ".repeat(column.min(width / 2));
    let mut lines = Vec::new();
    let mut current = " ".repeat(indent(line));
    let mut is_empty = true;
    for word in line.trim_start().split(' ') {
        let room = width.saturating_sub(current.chars().count());
        if !is_empty && word.chars().count() + 1 > room {
            lines.push(std::mem::replace(&mut current, further.clone()));
            is_empty = true;
        }
        if !is_empty {
            current.push(' ');
        }
        current.push_str(word);
        is_empty = false;
    }
    lines.push(current);
    lines
}

fn indent(line: &str) -> usize {
    line.chars().take_while(|c| *c == ' ').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_folded_between_words_and_hang() {
        let text = "  1.3: White 0:23:11, Black 0:18:02, Black to move\nshort";
        assert_eq!(fold(text, 4, usize::MAX), text);
        assert_eq!(
            fold(text, 4, 30),
            "  1.3: White 0:23:11, Black\n      0:18:02, Black to move\nshort"
        );
        let column = "  +   1 12:00:00.000   link lost";
        assert_eq!(
            fold(column, 4, 24),
            "  +   1 12:00:00.000  \n      link lost"
        );
        // A word that has no room anywhere has a line of its own.
        assert_eq!(fold("a bbbbbbbb c", 2, 5), "a\n  bbbbbbbb\n  c");
    }
}
