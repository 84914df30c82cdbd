// Whom an invitation is for, while officials come and go.
import { create } from "@bufbuild/protobuf";
import { beforeEach, expect, test } from "vitest";
import { Role } from "../../api/adoube/v1/common_pb";
import { EventViewSchema } from "../../api/adoube/v1/event_pb";
import { InviteReplySchema, type InviteRequest } from "../../api/adoube/v1/sessions_pb";
import { at, deskOf } from "../../dev/stand/desk";
import { Drawn } from "../../dev/stand/drawn.svelte";
import { language } from "../../shared/i18n.svelte";
import { Invitations } from "./invitations.svelte";
import Invite from "./Invite.svelte";

beforeEach(() => (language.code = "en"));

async function inviting(...people: string[]) {
  const sent: string[] = [];
  const desk = deskOf(["invite"], {
    sessions: {
      invite({ person }: InviteRequest) {
        sent.push(person);
        return Promise.resolve(
          create(InviteReplySchema, { id: person, invitation: `for-${person}` }),
        );
      },
      invitations: () => Promise.resolve({ invitations: [] }),
    },
  });
  const there = (...people: string[]) => {
    const officials = people.map((person) => ({ person, name: person, role: Role.ARBITER }));
    desk.event = create(EventViewSchema, { officials });
  };
  there(...people);
  const drawn = new Drawn(Invite, { invitations: new Invitations(desk) }, at(desk));
  return { drawn, sent, there };
}

test("pen_3 nobody else is invited than who was chosen, whoever comes meanwhile", async () => {
  const { drawn, sent, there } = await inviting("Bob", "Eva");
  await drawn.type("select", "Bob 2 ");
  there("Ada", "Bob", "Eva");
  await drawn.settle();
  await drawn.press("Create");
  expect(sent).toEqual(["Bob"]);
  // Whom the link is for stands with it, whoever is chosen next.
  expect(drawn.text).toContain("Give this link only to Bob");
});

test("a link that the browser does not copy is copied by hand", async () => {
  const { drawn } = await inviting("Bob");
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  await drawn.press("Create");
  await drawn.press("Copy");
  expect(drawn.text).toContain("copy it yourself");
});

test.each([
  [Role.CHIEF_ARBITER, true],
  [Role.ARBITER, true],
  [Role.LCA, true],
  [Role.LTA, true],
  [Role.ORGANISER, false],
])("pen_3 whether an official of role %i is invited to a wall: %s", (role, offered) => {
  const desk = deskOf(["invite", "invite-at-venue"], {
    sessions: { invitations: () => Promise.resolve({ invitations: [] }) },
  });
  desk.event = create(EventViewSchema, {
    officials: [{ person: "ada", name: "Ada", role }],
    venues: [{ id: "madrid", name: "Madrid" }],
  });
  const drawn = new Drawn(Invite, { invitations: new Invitations(desk) }, at(desk));
  expect(drawn.text.includes("the wall of Madrid")).toBe(offered);
});
