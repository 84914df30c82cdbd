import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { Side } from "../api/adoube/v1/common_pb";
import { VenueAlarmSchema } from "../api/adoube/v1/uplink_pb";
import { language } from "../shared/i18n.svelte";
import { alarmText } from "./alarm";

beforeEach(() => (language.code = "en"));

const told = (alarm: MessageInitShape<typeof VenueAlarmSchema>) =>
  alarmText(create(VenueAlarmSchema, alarm));

const DIED = {
  number: 5,
  stage: "connected-again",
  cause: "page-died",
  causeText: "the page on the device died or was closed",
  certainty: "certain",
};
const CALL = { seat: Side.BLACK, name: "Muzychuk, Mariya", reason: "mi ratón" };

test("an incident's number stands above it, and its state and cause here", () => {
  expect(told({ incident: DIED })).toBe(
    "connected again: the page on the device died or was closed (certain)",
  );
  expect(told({ incident: { number: 7, stage: "open", certainty: "unknown" } })).toBe("open");
});

test("all of it is told in the reader's language", () => {
  language.code = "es";
  expect(told({ incident: DIED })).toBe(
    "conectado de nuevo: la página del dispositivo murió o se cerró (seguro)",
  );
  const off = { cause: "device-off-network", causeText: "x", certainty: "likely", alike: "y" };
  expect(told({ incident: { stage: "open", ...off } })).toMatch(
    /^abierto: el dispositivo estaba fuera de la red de la sede \(probable; un dispositivo /,
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
    stage: "open",
    cause: "moon",
    causeText: "the moon was there",
    certainty: "likely",
  };
  expect(told({ incident: moon })).toBe("abierto: the moon was there (probable)");
});
