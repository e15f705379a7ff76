import { doorOperation } from "../door-calls.ts";
import {
  DoorChangedDocument,
  DoorNewsDocument,
  DoorStateDocument,
  RecordAtDoorDocument,
  SearchAtDoorDocument,
} from "../generated/door-operations.ts";
import type { Subject } from "./events.ts";
import { type Expectations, organizersRead, organizersWrite } from "./expectations.ts";
import { subscribing } from "./live-rows.ts";
import { ofEvent, type Row, rowsOf } from "./row.ts";

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
  "Query.doorNews": looks(DoorNewsDocument, ofEvent, ({ doorNews }) =>
    JSON.stringify(doorNews).includes('"guests":[]') ? "ok" : "guests",
  ),
  "Query.searchAtDoor": looks(
    SearchAtDoorDocument,
    ({ eventId }) => ({ eventId, query: "ann" }),
    ({ searchAtDoor }) => (JSON.stringify(searchAtDoor).includes('"foundIds":[]') ? "nothing found" : "ok"),
  ),
  "Subscription.doorChanged": {
    rule: "organizers",
    expected: lookedAt,
    ...subscribing(DoorChangedDocument, ofEvent, ({ doorChanged }, { eventId }) =>
      doorChanged.eventId === eventId ? "ok" : "another event",
    ),
  },
};
