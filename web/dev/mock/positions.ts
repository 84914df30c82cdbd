// Positions to look at: they are not reckoned, only shown.
export const POSITIONS = [
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "", 0],
  ["r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3", "Bb5", 5],
  ["r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 b - - 0 9", "h3", 17],
  ["rnbqk2r/ppp1bppp/4pn2/3p4/2PP4/5NP1/PP2PPBP/RNBQK2R b KQkq - 3 5", "Bg2", 9],
  ["r2q1rk1/pb1nbppp/1p2pn2/2pp4/3P4/1P1BPN2/PBPN1PPP/R2Q1RK1 w - - 0 10", "c5", 18],
  ["2r2rk1/pp1qbppp/2n1pn2/3p4/3P4/P1NBPN2/1P3PPP/R2Q1RK1 w - - 1 14", "Rac8", 26],
  ["8/5pk1/4p1p1/3pP2p/3P3P/5PP1/4K3/8 w - - 0 45", "Kg7", 88],
  ["8/8/4k3/8/3KP3/8/8/8 b - - 2 62", "Kd4", 123],
  ["3r2k1/5ppp/p7/1p6/8/1P3N2/P4PPP/3R2K1 w - - 0 31", "Rd8", 60],
  ["6k1/pp3ppp/2n5/3q4/3P4/5N2/PP3PPP/R2Q2K1 w - - 0 22", "Qd5", 42],
] as const;

/** The Candidates of 2022, round 1: 1.c4 and so on, in UCI and SAN. */
export const MOVES = `c2c4 c4,g8f6 Nf6,g2g3 g3,e7e6 e6,f1g2 Bg2,d7d5 d5,g1f3 Nf3,f8e7 Be7,e1g1 O-O,
e8g8 O-O,d2d4 d4,d5c4 dxc4,d1c2 Qc2,b7b5 b5,a2a4 a4,b5b4 b4,b1d2 Nbd2,c8b7 Bb7,d2c4 Nxc4,c7c5 c5,
d4c5 dxc5,b7e4 Be4,c2d1 Qd1,b8c6 Nc6,c1e3 Be3,f6d5 Nd5`
  .replace(/\n/g, "")
  .split(",")
  .map((move) => move.split(" ") as [string, string]);

export const PEOPLE = [
  "Ding, Liren",
  "Nepomniachtchi, Ian",
  "Caruana, Fabiano",
  "Nakamura, Hikaru",
  "Radjabov, Teimour",
  "Firouzja, Alireza",
  "Duda, Jan-Krzysztof",
  "Rapport, Richard",
  "Vaishali, Rameshbabu",
  "Muzychuk, Mariya",
  "Müller, Jörg",
  "Nguyễn, Thị Mai Hưng",
  "Ó Conaill, Séamus",
  "Papadopoulou-Konstantinidou, Vasiliki",
];
