import { EndHelperDocument } from "../../../frontend/features/helpers/generated/helper-acts.ts";
import { doorOperation } from "../door-calls.ts";
import {
  DoorChangedDocument,
  DoorSnapshotDocument,
  DoorStateDocument,
  RecordAtDoorDocument,
  SearchAtDoorDocument,
  UndoDoorSessionDocument,
} from "../generated/door-operations.ts";
import { joinAsHelper } from "../helper-calls.ts";
import type { Subject } from "./events.ts";
import { callers, type Expectations, organizersRead, organizersWrite } from "./expectations.ts";
import { subscribing } from "./live-rows.ts";
import { type Asking, asking, ofEvent, type Row, rowsOf, writes } from "./row.ts";

/** All who look after the event, helpers at the door included. */
const lookedAt: Expectations = {
  ...organizersRead,
  helpers: { editor: "ok", viewer: "ok", door: "ok", "helper elsewhere": "NOT_FOUND" },
};

const recorded: Expectations = {
  ...organizersWrite,
  helpers: { editor: "ok", viewer: "FORBIDDEN", door: "ok", "helper elsewhere": "NOT_FOUND" },
};

const recording = ({ eventId, guestId }: Subject) => ({
  eventId,
  operations: [doorOperation({ kind: "ARRIVED", guestId })],
});

const looks = rowsOf("organizers", lookedAt);

export const doorRows: Record<string, Row> = {
  "Query.doorState": looks(DoorStateDocument, ofEvent),
  "Mutation.recordAtDoor": rowsOf("anybody", recorded)(RecordAtDoorDocument, recording),
  "Mutation.undoDoorSession": writes(UndoDoorSessionDocument, ({ eventId }) => ({ eventId, device: "main" })),
  "Query.doorSnapshot": looks(DoorSnapshotDocument, ofEvent, ({ doorSnapshot }) =>
    doorSnapshot.guests.ids.length > 0 ? "guests" : "ok",
  ),
  "Query.searchAtDoor": looks(
    SearchAtDoorDocument,
    ({ eventId }) => ({ eventId, query: "ann" }),
    ({ searchAtDoor }) => (searchAtDoor.guests.ids.length > 0 ? "ok" : "nothing found"),
  ),
  "Subscription.doorChanged": {
    rule: "organizers",
    expected: lookedAt,
    ...subscribing(DoorChangedDocument, ofEvent, ({ doorChanged }, { eventId }) =>
      doorChanged.eventId === eventId ? "ok" : "another event",
    ),
  },
};

const dayMs = 24 * 60 * 60 * 1000;

/** With the token of a helper whose help was ended some days ago, whoever the caller is. */
function withTokenOfFormerHelper(role: "editor" | "door", days: number, hasToken = true): Asking {
  return {
    ...asking(RecordAtDoorDocument, recording),
    async run(_, __, world) {
      const subject = await world.subject("private");
      const { eventId } = subject;
      const { id, client } = await joinAsHelper(world.api, eventId, role);
      const { doorState } = await client.execute(DoorStateDocument, { eventId });
      await world.callers.admin.execute(EndHelperDocument, { eventId, id });
      const endedAt = new Date(Date.now() - days * dayMs);
      await world.api.db.prisma.helper.update({ where: { id }, data: { endedAt } });
      const handInToken = hasToken ? doorState.handInToken : null;
      await client.execute(RecordAtDoorDocument, { ...recording(subject), handInToken });
      return "ok";
    },
  };
}

const formerHelper = (outcome: string) => ({ rule: "anybody", expected: callers(outcome, outcome, outcome) }) as const;

/** Helpers whose help has ended. */
export const formerHelperDoorRows: Record<string, Row> = {
  "Mutation.recordAtDoor by a helper whose help was ended today": {
    ...formerHelper("ok"),
    ...withTokenOfFormerHelper("door", 1),
  },
  "Mutation.recordAtDoor by an editor whose help was ended three days ago": {
    ...formerHelper("UNAUTHENTICATED"),
    ...withTokenOfFormerHelper("editor", 3),
  },
  "Mutation.recordAtDoor by a helper whose help was ended, without a token": {
    ...formerHelper("UNAUTHENTICATED"),
    ...withTokenOfFormerHelper("door", 0, false),
  },
};
