// The next step of a round, while somebody else takes it.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { beforeEach, expect, test } from "vitest";
import {
  EventViewSchema,
  RoundReplySchema,
  type RoundRequest,
  RoundState,
  type UnpublishRequest,
} from "../../api/adoube/v1/event_pb";
import type { NoteViewSchema } from "../../api/adoube/v1/incident_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import Rounds from "./Rounds.svelte";

beforeEach(() => (language.code = "en"));

test("who is about to publish a round starts none that somebody else has published by then", async () => {
  const sent: string[] = [];
  const done = (what: string) => () => Promise.resolve((sent.push(what), { remarks: [] }));
  const desk = deskOf(["publish-round", "start-round"], {
    event: {
      dryPublishRound: () => Promise.resolve(create(RoundReplySchema, {})),
      dryStartRound: () => Promise.resolve({ consequences: [] }),
      publishRound: done("publish"),
      startRound: done("start"),
    },
  });
  const stands = (state: RoundState) => {
    const pairings = [{ board: 1 }];
    desk.event = create(EventViewSchema, { rounds: [{ round: 1, state, pairings }] });
  };
  stands(RoundState.DRAFT);
  const drawn = new Drawn(Rounds, {}, at(desk));
  await drawn.press("Publish");
  expect(document.querySelector("dialog")).not.toBeNull();
  stands(RoundState.PUBLISHED);
  await drawn.settle();
  expect(document.querySelector("dialog")).toBeNull();
  expect(drawn.button("Start")).toBeDefined();
  expect(sent).toEqual([]);
});

test("what was refused is asked anew, what nobody answered is asked again", async () => {
  const ids: string[] = [];
  const fates = [Code.FailedPrecondition, Code.Unavailable, undefined];
  const desk = deskOf(["publish-round"], {
    event: {
      dryPublishRound: () => Promise.resolve(create(RoundReplySchema, {})),
      publishRound({ commandId }: RoundRequest) {
        ids.push(commandId.join());
        const fate = fates[ids.length - 1];
        return fate ? Promise.reject(new ConnectError("no", fate)) : { remarks: [] };
      },
      describe: () => Promise.reject(new ConnectError("no", Code.Unavailable)),
    },
  });
  const rounds = [{ round: 1, state: RoundState.DRAFT, pairings: [{ board: 1 }] }];
  desk.event = create(EventViewSchema, { rounds });
  const drawn = new Drawn(Rounds, {}, at(desk));
  await drawn.press("Publish");
  const confirm = () => document.querySelector<HTMLButtonElement>("dialog .main")?.click();
  for (let turn = 0; turn < fates.length; turn += 1) {
    confirm();
    await drawn.settle();
  }
  const [refused, unheard, again] = ids;
  expect(unheard).not.toBe(refused);
  expect([again, ids.length]).toEqual([unheard, 3]);
});

test("evt_2 evt_4 who is missing is named before a round is started, as the server says it", async () => {
  const sent: RoundRequest[] = [];
  const consequences = [
    { word: "not-checked-in", with: { n: "2", who: "Alder (1.1); Birch (1.1)" } },
    { word: "absent-lose-after", with: { time: "30 min" } },
    { word: "checks-missing", with: { n: "1", who: "Alder (1.1)" } },
  ];
  const desk = deskOf(["start-round"], {
    event: {
      dryStartRound: () => Promise.resolve({ consequences, seen: { record: 9n } }),
      startRound: (request: RoundRequest) =>
        Promise.resolve((sent.push(request), { remarks: ["Not checked in (2)"] })),
      describe: () => Promise.reject(new ConnectError("no", Code.Unavailable)),
    },
  });
  const rounds = [{ round: 1, state: RoundState.PUBLISHED, pairings: [{ board: 1 }], record: 5n }];
  desk.event = create(EventViewSchema, { rounds });
  const drawn = new Drawn(Rounds, {}, at(desk));
  await drawn.press("Start");
  await drawn.settle();
  const dialog = document.querySelector("dialog")?.textContent ?? "";
  expect(dialog).toContain("Not checked in (2): Alder (1.1); Birch (1.1)");
  expect(dialog).toContain("Absent players lose 30 min after the start.");
  expect(dialog).toContain("Checks missing (1): Alder (1.1).");
  document.querySelector<HTMLButtonElement>("dialog .main")?.click();
  await drawn.settle();
  expect(sent.map((request) => request.seen?.record)).toEqual([9n]);
  expect(drawn.text).not.toContain("Not checked in");
});

test("evt_5 a round is published as it was shown, and closed as it was told", async () => {
  const sent: RoundRequest[] = [];
  const seen = { record: 7n, boards: [{ board: { round: 1, board: 1 }, seen: 30n }] };
  const done = (request: RoundRequest) => Promise.resolve((sent.push(request), { remarks: [] }));
  const desk = deskOf(["publish-round", "close-round"], {
    event: {
      publishRound: done,
      closeRound: done,
      dryPublishRound: () =>
        Promise.resolve(create(RoundReplySchema, { seen: { record: 5n, roster: 9n } })),
      dryCloseRound: () => Promise.resolve({ seen, consequences: [] }),
      describe: () => Promise.reject(new ConnectError("no", Code.Unavailable)),
    },
  });
  for (const state of [RoundState.DRAFT, RoundState.STARTED]) {
    const rounds = [{ round: 1, state, pairings: [{ board: 1 }] }];
    desk.event = create(EventViewSchema, { rounds });
    const drawn = new Drawn(Rounds, {}, at(desk));
    await drawn.press(state === RoundState.DRAFT ? "Publish" : "Close");
    await drawn.settle();
    document.querySelector<HTMLButtonElement>("dialog .main")?.click();
    await drawn.settle();
  }
  expect(sent.map((request) => request.seen?.record)).toEqual([5n, 7n]);
  expect(sent[0]?.seen?.roster).toBe(9n);
  expect(sent[1]?.seen?.boards).toEqual(seen.boards);
});

test("evt_5 a draft is shown with names and warnings, and shown again where it changed before it was published", async () => {
  const sent: bigint[] = [];
  const draft = (record: bigint, black: string) =>
    create(RoundReplySchema, {
      seen: { record },
      consequences: [
        { word: "", with: { board: "2" }, text: "board 2: Alder and Birch met in round 1" },
      ],
      seating: {
        boards: [
          {
            board: 2,
            white: { number: 1, name: "Alder", device: "madrid-1" },
            black: { number: 2, name: black, venue: "oslo" },
          },
        ],
        withoutGame: [
          { number: 3, name: "Cedar", bye: "H" },
          { number: 4, name: "Elm" },
        ],
      },
    });
  const drafts = [draft(5n, "Birch"), draft(6n, "Fir")];
  const desk = deskOf(["publish-round"], {
    event: {
      dryPublishRound: () => Promise.resolve(drafts[sent.length ? 1 : 0]),
      publishRound({ seen }: RoundRequest) {
        sent.push(seen?.record ?? 0n);
        if (seen?.record === 6n) return { remarks: [] };
        return Promise.reject(new ConnectError("no", Code.FailedPrecondition));
      },
      describe: () => Promise.reject(new ConnectError("no", Code.Unavailable)),
    },
  });
  const rounds = [{ round: 2, state: RoundState.DRAFT, pairings: [{ board: 2 }] }];
  desk.event = create(EventViewSchema, { rounds });
  const drawn = new Drawn(Rounds, {}, at(desk));
  await drawn.press("Publish");
  await drawn.settle();
  const shown = () => document.querySelector("dialog")?.textContent ?? "";
  for (const text of ["Alder and Birch met in round 1", "madrid-1", "oslo", "half-point bye (H)"]) {
    expect(shown()).toContain(text);
  }
  expect(shown()).toContain("Elm: no game and no bye");
  expect(document.querySelectorAll("tr.warned").length).toBe(1);
  const confirm = () => document.querySelector<HTMLButtonElement>("dialog .main")?.click();
  confirm();
  await drawn.settle();
  expect(shown()).toContain("Fir");
  confirm();
  await drawn.settle();
  expect(sent).toEqual([5n, 6n]);
  expect(document.querySelector("dialog")).toBeNull();
});

test("evt_5 clk_8 a round keeps its warnings in sight, and says what it is played with", async () => {
  const warnings: MessageInitShape<typeof NoteViewSchema>[] = [
    { word: "met-before", with: { board: "2", first: "Alder", second: "Birch", round: "1" } },
    { word: "absent-unpaired", with: { names: "Elm" } },
  ];
  const timeControls = [
    { timeControl: "5400+30", boards: [1, 2] },
    { timeControl: "300+3", boards: [3] },
  ];
  const desk = deskOf(["publish-round"], {});
  const rounds = [{ round: 2, state: RoundState.STARTED, warnings, timeControls }];
  desk.event = create(EventViewSchema, { rounds });
  const drawn = new Drawn(Rounds, {}, at(desk));
  await drawn.settle();
  expect(drawn.text).toContain("Time control: 90 min + 30 s; board 2.3: 5 min + 3 s");
  expect(drawn.text).toContain("board 2: Alder and Birch met in round 1");
  expect(drawn.text).toContain("no game and no bye: Elm; they count as absent (Z)");
  language.code = "es";
  await drawn.settle();
  expect(drawn.text).toContain("Ritmo de juego: 90 min + 30 s; tablero 2.3: 5 min + 3 s");
});

test("evt_5 a publication is taken back after it was shown what that comes to", async () => {
  const sent: [string, bigint | undefined][] = [];
  const desk = deskOf(["publish-round"], {
    event: {
      dryUnpublishRound: () =>
        Promise.resolve(
          create(RoundReplySchema, {
            seen: { record: 8n },
            consequences: [{ text: "the clocks of 1.1" }],
          }),
        ),
      unpublishRound({ reason, seen }: UnpublishRequest) {
        sent.push([reason, seen?.record]);
        return {};
      },
      describe: () => Promise.reject(new ConnectError("no", Code.Unavailable)),
    },
  });
  const rounds = [
    RoundState.DRAFT,
    RoundState.PUBLISHED,
    RoundState.STARTED,
    RoundState.CLOSED,
  ].map((state, index) => ({
    round: index + 1,
    state,
  }));
  desk.event = create(EventViewSchema, { rounds });
  const drawn = new Drawn(Rounds, {}, at(desk));
  await drawn.press("Unpublish");
  await drawn.settle();
  expect(document.querySelector("dialog")?.textContent).toContain("the clocks of 1.1");
  const confirm = document.querySelector<HTMLButtonElement>("dialog .danger");
  expect(confirm?.disabled).toBe(true);
  const reason = document.querySelector<HTMLTextAreaElement>("dialog textarea");
  if (reason) {
    reason.value = "a wrong pairing";
    reason.dispatchEvent(new Event("input", { bubbles: true }));
  }
  await drawn.settle();
  confirm?.click();
  await drawn.settle();
  expect(sent).toEqual([["a wrong pairing", 8n]]);
});

test("end_8 a publication that cannot be taken back has no enabled button, and says why", async () => {
  let moved = true;
  const why = "moves were made at board 1";
  const desk = deskOf(["publish-round", "start-round"], {
    event: {
      dryUnpublishRound: () =>
        moved
          ? Promise.reject(new ConnectError(why, Code.FailedPrecondition))
          : Promise.resolve(create(RoundReplySchema, { seen: { record: 8n } })),
    },
  });
  const rounds = [{ round: 1, state: RoundState.STARTED, pairings: [{ board: 1 }] }];
  desk.event = create(EventViewSchema, { rounds });
  const drawn = new Drawn(Rounds, {}, at(desk));
  await drawn.settle();
  const unpublish = () => drawn.button("Unpublish");
  expect(unpublish()?.disabled).toBe(true);
  expect(drawn.text).toContain(why);
  moved = false;
  desk.event = create(EventViewSchema, {
    rounds: [{ round: 1, state: RoundState.STARTED, pairings: [{ board: 1 }], record: 6n }],
  });
  await drawn.settle();
  expect(unpublish()?.disabled).toBe(false);
  expect(drawn.text).not.toContain(why);
});

test("ebd_6 before a round is closed the missing scoresheets are named", async () => {
  const word = "scoresheets-missing";
  const consequences = [{ word, with: { n: "1", who: "Ding, Liren (1.1)" } }];
  const desk = deskOf(["close-round"], {
    event: {
      dryCloseRound: () => Promise.resolve(create(RoundReplySchema, { consequences })),
    },
  });
  const rounds = [{ round: 1, state: RoundState.STARTED, pairings: [{ board: 1 }] }];
  desk.event = create(EventViewSchema, { rounds });
  const drawn = new Drawn(Rounds, {}, at(desk));
  await drawn.press("Close");
  await drawn.settle();
  const dialog = document.querySelector("dialog");
  expect(dialog?.textContent).toContain("Scoresheets missing (1): Ding, Liren (1.1)");
  expect(dialog?.querySelector<HTMLButtonElement>(".main")?.disabled).toBe(false);
});

test("end_8 a step that would be refused, or while the page is cut off, has no enabled button, and says why", async () => {
  let refused = true;
  const desk = deskOf(["close-round"], {
    event: {
      dryCloseRound: () =>
        refused
          ? Promise.reject(new ConnectError("1.2 is not finished", Code.FailedPrecondition))
          : Promise.resolve({ consequences: [] }),
    },
  });
  const rounds = [{ round: 1, state: RoundState.STARTED, pairings: [{ board: 1 }] }];
  desk.event = create(EventViewSchema, { rounds });
  const drawn = new Drawn(Rounds, {}, at(desk));
  await drawn.settle();
  const close = () => drawn.button("Close the round…");
  expect(close()?.disabled).toBe(true);
  expect(drawn.text).toContain("1.2 is not finished");
  refused = false;
  desk.event = create(EventViewSchema, { rounds: rounds.map((it) => ({ ...it, record: 2n })) });
  await drawn.settle();
  expect(close()?.disabled).toBe(false);
  desk.live.follower.stale = true;
  await drawn.settle();
  expect(close()?.disabled).toBe(true);
  expect(close()?.title).toBe("You can only watch until the connection is back.");
});

test("evt_2 a start is asked about as players come and as its dialog opens, not with every refresh", async () => {
  let asked = 0;
  const desk = deskOf(["start-round"], {
    event: {
      dryStartRound: () => ((asked += 1), Promise.resolve(create(RoundReplySchema, {}))),
    },
  });
  const stands = (record: bigint) => {
    const rounds = [{ round: 1, state: RoundState.PUBLISHED, record, pairings: [{ board: 1 }] }];
    desk.event = create(EventViewSchema, { rounds });
  };
  stands(4n);
  const drawn = new Drawn(Rounds, {}, at(desk));
  await drawn.settle();
  expect(asked).toBe(1);
  for (let refresh = 0; refresh < 5; refresh += 1) {
    stands(4n);
    await drawn.settle();
  }
  expect(asked).toBe(1);
  stands(5n);
  await drawn.settle();
  expect(asked).toBe(2);
  await drawn.press("Start");
  expect(asked).toBe(3);
});
