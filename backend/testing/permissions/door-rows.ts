import { doorOperation } from "../door-calls.ts";
import {
  DoorChangedDocument,
  DoorSnapshotDocument,
  DoorStateDocument,
  RecordAtDoorDocument,
  SearchAtDoorDocument,
  UndoDoorSessionDocument,
} from "../generated/door-operations.ts";
import type { Subject } from "./events.ts";
import { type Expectations, organizersRead, organizersWrite } from "./expectations.ts";
import { subscribing } from "./live-rows.ts";
import { ofEvent, type Row, rowsOf, writes } from "./row.ts";

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
  "Mutation.recordAtDoor": rowsOf("organizers", recorded)(RecordAtDoorDocument, recording),
  "Mutation.undoDoorSession": writes(UndoDoorSessionDocument, ({ eventId }) => ({ eventId, device: "main" })),
  "Query.doorSnapshot": looks(DoorSnapshotDocument, ofEvent, ({ doorSnapshot }) =>
    JSON.stringify(doorSnapshot.guests).includes("name") ? "guests" : "ok",
  ),
  "Query.searchAtDoor": looks(
    SearchAtDoorDocument,
    ({ eventId }) => ({ eventId, query: "ann" }),
    ({ searchAtDoor }) => (searchAtDoor.foundIds.length > 0 ? "ok" : "nothing found"),
  ),
  "Subscription.doorChanged": {
    rule: "organizers",
    expected: lookedAt,
    ...subscribing(DoorChangedDocument, ofEvent, ({ doorChanged }, { eventId }) =>
      doorChanged.eventId === eventId ? "ok" : "another event",
    ),
  },
};
