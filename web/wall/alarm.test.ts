import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { CauseCertainty, IncidentCause, IncidentStage, Side } from "../api/adoube/v1/common_pb";
import { VenueAlarmKind, VenueAlarmSchema } from "../api/adoube/v1/uplink_pb";
import { language } from "../shared/i18n.svelte";
import { alarmText, countsOf, incidentTone, matters } from "./alarm";

beforeEach(() => (language.code = "en"));

const told = (alarm: MessageInitShape<typeof VenueAlarmSchema>) =>
  alarmText(create(VenueAlarmSchema, alarm));

const DIED = {
  number: 5,
  stage: IncidentStage.CONNECTED_AGAIN,
  cause: IncidentCause.PAGE_DIED,
  causeText: "the page on the device failed or was closed",
  certainty: CauseCertainty.CERTAIN,
};
const CALL = { seat: Side.BLACK, name: "Muzychuk, Mariya", reason: "mi ratón" };

test("an incident's number stands above it, and its state and cause here", () => {
  expect(told({ incident: DIED })).toBe(
    "connected again: the page on the device failed or was closed (certain)",
  );
  expect(
    told({ incident: { number: 7, stage: IncidentStage.OPEN, certainty: CauseCertainty.UNKNOWN } }),
  ).toBe("open");
});

test("all of it is told in the reader's language", () => {
  language.code = "es";
  expect(told({ incident: DIED })).toBe(
    "conectado de nuevo: la página del dispositivo falló o se cerró (seguro)",
  );
  const off = {
    cause: IncidentCause.DEVICE_OFF_NETWORK,
    causeText: "x",
    certainty: CauseCertainty.LIKELY,
    alike: "y",
  };
  expect(told({ incident: { stage: IncidentStage.OPEN, ...off } })).toMatch(
    /^abierto: el dispositivo estaba fuera de la red de la sede \(probable; también puede estar en reposo /,
  );
  expect(told({ call: CALL, text: "Black calls" })).toBe(
    "Negras (Muzychuk, Mariya) llaman al árbitro: mi ratón",
  );
  expect(told({ call: { ...CALL, name: "", leave: true, reason: "" } })).toBe(
    "Negras piden salir de la zona de juego",
  );
});

test("what this page has no word for stays as it came", () => {
  expect(told({ text: "incident 3: White is away" })).toBe("incident 3: White is away");
  language.code = "es";
  const moon = {
    stage: IncidentStage.OPEN,
    cause: 99 as IncidentCause,
    causeText: "the moon was there",
    certainty: CauseCertainty.LIKELY,
  };
  expect(told({ incident: moon })).toBe("abierto: the moon was there (probable)");
});

test("ven_4 an incident stands once, with its boards and devices; calls before it, who waits longest first", () => {
  const incident = { number: 3, stage: IncidentStage.OPEN };
  const of = (id: string, board: number, since: bigint, more: object) =>
    create(VenueAlarmSchema, {
      id,
      board: { round: 1, board },
      since,
      device: `m-${board}`,
      ...more,
    });
  const told = [
    of("incident-3-m-10", 10, 5n, { kind: VenueAlarmKind.INCIDENT, incident }),
    of("call-2", 2, 9n, { kind: VenueAlarmKind.CALL, call: CALL }),
    of("incident-3-m-4", 4, 4n, { kind: VenueAlarmKind.INCIDENT, incident }),
    of("incident-4-m-4", 4, 3n, {
      kind: VenueAlarmKind.INCIDENT,
      incident: { number: 4, stage: IncidentStage.OPEN },
    }),
    of("incident-1-m-6", 6, 1n, {
      kind: VenueAlarmKind.INCIDENT,
      incident: { number: 1, stage: IncidentStage.RULED },
    }),
    of("call-1", 1, 8n, { kind: VenueAlarmKind.CALL, call: CALL }),
  ];
  const shown = matters(told).map(({ id, boards, devices, since }) => [id, boards, devices, since]);
  expect(shown).toEqual([
    ["call-1", ["1.1"], ["m-1"], 8],
    ["call-2", ["1.2"], ["m-2"], 9],
    ["incident-4", ["1.4"], ["m-4"], 3],
    ["incident-3", ["1.4", "1.10"], ["m-4", "m-10"], 4],
    ["incident-1", ["1.6"], ["m-6"], 1],
  ]);
});

test("dis_1 an incident names the device at which it happened once the seat has left it", () => {
  const told = (deviceBefore: string) =>
    matters([
      create(VenueAlarmSchema, {
        device: "m-4",
        incident: { number: 1, stage: IncidentStage.OPEN, deviceBefore },
      }),
    ]).map(({ devices, before }) => [devices, before]);
  expect(told("m-1")).toEqual([[["m-4"], ["m-1"]]]);
  expect(told("")).toEqual([[["m-4"], []]]);
});

test("dis_1 the count of incidents has the colour of the most urgent of their rows", () => {
  const tone = (...stages: IncidentStage[]) =>
    incidentTone(
      matters(
        stages.map((stage, number) =>
          create(VenueAlarmSchema, {
            id: `${number}`,
            kind: VenueAlarmKind.INCIDENT,
            incident: { number, stage },
          }),
        ),
      ),
    );
  expect(tone(IncidentStage.CONNECTED_AGAIN, IncidentStage.CONNECTED_AGAIN)).toBe("warn");
  expect(tone(IncidentStage.CONNECTED_AGAIN, IncidentStage.OPEN, IncidentStage.RULED)).toBe("bad");
  expect(tone(IncidentStage.EXECUTED, IncidentStage.RULED)).toBe("ruling");
  expect(tone(IncidentStage.EXECUTED, IncidentStage.CONNECTED_AGAIN)).toBe("warn");
});

test("ebd_5 a physical board that differs comes after the calls, with the player's name", () => {
  const physicalBoard = { seat: Side.WHITE, name: "Ding, Liren", fen: "" };
  const differs = create(VenueAlarmSchema, {
    id: "board-1",
    kind: VenueAlarmKind.BOARD,
    physicalBoard,
  });
  const call = create(VenueAlarmSchema, { id: "call-1", kind: VenueAlarmKind.CALL, call: {} });
  const incident = create(VenueAlarmSchema, {
    id: "i",
    kind: VenueAlarmKind.INCIDENT,
    incident: { number: 1 },
  });
  const shown = matters([incident, differs, call]);
  expect(shown.map(({ first }) => first.kind)).toEqual([
    VenueAlarmKind.CALL,
    VenueAlarmKind.BOARD,
    VenueAlarmKind.INCIDENT,
  ]);
  expect(countsOf(shown)).toEqual({ calls: 1, boards: 1, incidents: 1 });
  expect(alarmText(differs)).toBe("White’s board shows another position (Ding, Liren)");
});
