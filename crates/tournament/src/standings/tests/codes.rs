//! Codes that are read, and codes that are refused by their name.

use crate::standings::{TieBreak, UnknownTieBreak, parse_list};

#[test]
fn evt_5_codes_are_read_in_every_usual_spelling() {
    for (text, canonical) in [
        ("BH", "BH"),
        ("bh", "BH"),
        ("BH/C1", "BH/C1"),
        ("BH:C1", "BH/C1"),
        ("BH-C1", "BH/C1"),
        ("BH/M2", "BH/M2"),
        ("SB-C1", "SB/C1"),
        ("PS/C1", "PS/C1"),
        ("ARO/M1", "ARO/M1"),
        ("GE", "REP"),
        ("DE/P", "DE/P"),
        ("AOB/F", "AOB/F"),
        ("KS/L60", "KS/L60"),
        ("KS/L+1", "KS/L+1"),
        ("KS/L-2", "KS/L-2"),
        ("TPR/U1400", "TPR/U1400"),
        ("PTS", "PTS"),
        ("BH/C9", "BH/C9"),
        ("BHC1", "BH/C1"),
        ("sbm2", "SB/M2"),
        ("Buchholz", "BH"),
        ("Buchholz-C1", "BH/C1"),
        ("Sonneborn-Berger", "SB"),
        ("Sonneborn-Berger/C1", "SB/C1"),
        ("Koya", "KS"),
        ("Progressive", "PS"),
        ("wins", "WIN"),
    ] {
        let read: TieBreak = text.parse().unwrap();
        assert_eq!(read.to_string(), canonical, "{text}");
        assert_eq!(canonical.parse(), Ok(read));
    }
}

#[test]
fn evt_5_unknown_codes_are_refused_by_name() {
    use UnknownTieBreak::{Code, Modifier, Teams};
    let code = |code: &str| Code(code.to_owned());
    let teams = |code: &str| Teams(code.to_owned());
    let modifier = |code: &str, modifier: &str| Modifier {
        code: code.to_owned(),
        modifier: modifier.to_owned(),
    };
    for (text, expected) in [
        ("XYZ", code("XYZ")),
        ("", code("")),
        ("ESB", teams("ESB")),
        ("EDE", teams("EDE")),
        ("BC", teams("BC")),
        ("BH:GP", teams("BH:GP")),
        ("BH/X", modifier("BH", "X")),
        ("BH/C0", modifier("BH", "C0")),
        ("BH/C", modifier("BH", "C")),
        ("BH/", modifier("BH", "")),
        ("DE/C1", modifier("DE", "C1")),
        ("WIN/U1400", modifier("WIN", "U1400")),
        ("KS/L101", modifier("KS", "L101")),
        ("BH/É", modifier("BH", "É")),
        ("ÉÉ1", code("ÉÉ1")),
        ("BHC0", code("BHC0")),
        ("WINC1", modifier("WIN", "C1")),
    ] {
        assert_eq!(text.parse::<TieBreak>(), Err(expected), "{text}");
    }
}

#[test]
fn evt_5_a_list_tells_all_that_is_wrong() {
    let codes = |text| -> Vec<String> {
        let list: Vec<TieBreak> = parse_list(text).unwrap();
        list.iter().map(ToString::to_string).collect()
    };
    assert_eq!(codes("PTS,BH/C1, BH , SB"), ["PTS", "BH/C1", "BH", "SB"]);
    assert_eq!(codes(""), [""; 0]);
    let wrong = parse_list("BH,FOO,EDE,SB/Q").unwrap_err();
    let told: Vec<_> = wrong.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 3);
    assert!(told[0].contains("'FOO' is no tie-break") && told[0].contains("APPO"));
    assert!(told[1].contains("'EDE' is a tie-break for teams"));
    assert_eq!(
        told[2],
        "'SB' has no modifier 'Q': it has C1 to C9, M1 to M9"
    );
    for (text, known) in [
        ("DE/C1", "it has P"),
        ("KS/C1", "it has L60, L+1"),
        ("WIN/C1", "it has none"),
        ("PS/M1", "it has C1 to C9"),
    ] {
        let wrong = text.parse::<TieBreak>().unwrap_err().to_string();
        assert!(wrong.ends_with(known), "{wrong}");
    }
}
