//! What a document in Markdown holds: prose, links, headings.

use std::collections::BTreeSet;

/// The lines outside blocks of code, numbered from 1.
pub(crate) fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_code = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence
    })
}

/// Links and pictures as they are written, each with its line; other sites left out.
pub(crate) fn links(text: &str) -> Vec<(usize, &str)> {
    let mut links = Vec::new();
    for (number, line) in prose(text) {
        let targets = line.split("](").skip(1);
        let targets = targets.filter_map(|rest| rest.split(')').next());
        let ours = targets.filter(|target| !target.is_empty() && !target.contains("://"));
        links.extend(ours.map(|target| (number, target)));
    }
    links
}

/// The path, from the root, of the file to which a link of the document leads, and the heading there, which may be empty.
pub(crate) fn target<'a>(document: &str, link: &'a str) -> (String, &'a str) {
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    if file.is_empty() {
        return (document.to_owned(), heading);
    }
    let mut folders: Vec<&str> = document.split('/').collect();
    folders.pop();
    for part in file.split('/').filter(|part| !part.is_empty()) {
        if part == ".." {
            folders.pop();
        } else if part != "." {
            folders.push(part);
        }
    }
    (folders.join("/"), heading)
}

/// By what links name the headings: the same in the book and on the usual sites.
pub(crate) fn headings(text: &str) -> BTreeSet<String> {
    let titles = prose(text).filter_map(|(_, line)| {
        let title = line.trim_start_matches('#');
        (title.len() < line.len()).then(|| title.strip_prefix(' '))?
    });
    titles.map(heading_id).collect()
}

fn heading_id(title: &str) -> String {
    let kept = title.trim().chars().filter_map(|c| match c {
        ' ' => Some('-'),
        '-' | '_' => Some(c),
        c => c.is_alphanumeric().then_some(c),
    });
    kept.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::{headings, links, target};

    #[test]
    fn a_link_leads_to_a_file_and_a_heading() {
        // document, link, file, heading
        let table = [
            ("docs/a.md", "b.md", "docs/b.md", ""),
            ("docs/a.md", "b.md#c-d", "docs/b.md", "c-d"),
            ("docs/a.md", "#c-d", "docs/a.md", "c-d"),
            ("docs/a.md", "../web/README.md", "web/README.md", ""),
            ("README.md", "docs/adr/", "docs/adr", ""),
        ];
        for (document, link, file, heading) in table {
            assert_eq!(target(document, link), (file.to_owned(), heading), "{link}");
        }
    }

    #[test]
    fn links_in_code_and_to_other_sites_are_left_out() {
        let text = "see [a](a.md), [b](https://example.org/b)\n```\n[c](c.md)\n```\n![d](d.webp)\n";
        assert_eq!(links(text), [(1, "a.md"), (5, "d.webp")]);
    }

    #[test]
    fn a_heading_is_named_by_its_words() {
        let text = "# At a venue: the `LTA`\n\n## O 18.9, twice_\n#none\n";
        let wanted = ["at-a-venue-the-lta", "o-189-twice_"].map(str::to_owned);
        assert_eq!(headings(text), wanted.into());
    }
}
