import { GraphQLDateTime, GraphQLUUID } from "graphql-scalars";
import { z } from "zod";
import {
  doorOperationKinds,
  doorReasons,
  type DoorOperationKind as Kind,
  type DoorReason as Reason,
} from "../../../common/door/door-operation.ts";
import { limited } from "../../lib/field-limits.ts";
import { inputOf, objectOf, ofType, registeredEnum } from "../../lib/rule-fields.ts";

const DoorOperationKind = registeredEnum("DoorOperationKind", "What happened at a door.", doorOperationKinds);
const DoorReason = registeredEnum("DoorReason", "Why something at the door needs a look.", doorReasons);

export const DoorReceipt = objectOf("DoorReceipt", "What the server has of the operations that a device handed in.", {
  stored: z
    .array(ofType<string>(GraphQLUUID))
    .describe("Ids of operations that are stored, now or before: all of them."),
  needLook: z
    .array(ofType<string>(GraphQLUUID))
    .describe("Those that contradict others, or that the list could not follow."),
});
export type DoorReceipt = InstanceType<typeof DoorReceipt>;

export const DoorOperationInput = inputOf(
  "DoorOperationInput",
  "Something that happened at a door. It is stored once, and never changed.",
  {
    id: ofType<string>(GraphQLUUID).describe(
      "Made by the device. Of operations with the same id, the first one counts.",
    ),
    device: z.string().describe("The device that recorded it, at most 64 characters."),
    sequence: z.int().describe("1, 2, … on each device."),
    kind: ofType<Kind>(DoorOperationKind).describe("What happened."),
    guestId: z.int().nullish().describe("For ARRIVED, LEFT and RESEATED; either this or walkInId."),
    walkInId: ofType<string>(GraphQLUUID).nullish().describe("Id that the device gave a walk-in; needed for WALK_IN."),
    name: z.string().nullish().describe("Of a walk-in; for ARRIVED, what an unnamed plus-one gave."),
    tableLabel: z
      .string()
      .nullish()
      .describe(
        "For WALK_IN and RESEATED, label of a table of the event, or empty; for ARRIVED, what the device showed.",
      ),
    cancels: ofType<string>(GraphQLUUID).nullish().describe("For CANCELLED, id of the operation that did not happen."),
    at: ofType<Date | string>(GraphQLDateTime).describe("When it happened, by the device's clock. Only shown."),
    replaces: ofType<readonly string[]>([GraphQLUUID])
      .nullish()
      .describe(
        "Ids of all operations about the same person that the device knew and that this one takes the place of: arrivals for LEFT, " +
          "reseats for RESEATED. If null, it takes the place of the device's own earlier ones; a LEFT that follows no arrival of its " +
          "device ends one arrival of each other device.",
      ),
    expectedTableLabel: z
      .string()
      .nullish()
      .describe(
        "For RESEATED, the table that the device showed before: if they do not sit there any more, the operation needs a look.",
      ),
  },
);
export type DoorOperationInput = InstanceType<typeof DoorOperationInput>;
limited({ maxInAll: 100 })(DoorOperationInput.prototype, "replaces");

export const DoorGuest = objectOf("DoorGuest", "Somebody on the list about whom something was recorded at the door.", {
  guestId: z.int().describe("Their id on the list."),
  walkInId: ofType<string>(GraphQLUUID).nullable().describe("Of a walk-in; null for other guests."),
  name: z.string().describe("Their name on the list."),
  tableLabel: z.string().describe("Empty for no table."),
  arrivedAt: z.date().nullable().describe("Null if they are not here."),
});
export type DoorGuest = InstanceType<typeof DoorGuest>;

export const DoorCard = objectOf("DoorCard", "Something at the door that people must decide.", {
  operationIds: ofType<readonly string[]>([GraphQLUUID]).describe("Ids of the operations that it is about."),
  reason: ofType<Reason>(DoorReason).describe("Why it needs a look."),
});
export type DoorCard = InstanceType<typeof DoorCard>;
limited({ maxInAll: 100 })(DoorCard.prototype, "operationIds");

export const DoorTable = objectOf("DoorTable", "How a table fills.", {
  label: z.string().describe("Empty for guests without a table."),
  hereCount: z.int().describe("How many of its guests are here."),
  expectedCount: z.int().describe("How many of its guests are here or did not decline."),
});
export type DoorTable = InstanceType<typeof DoorTable>;

export const DoorState = objectOf("DoorState", "What happened at the doors of an event.", {
  arrivedCount: z.int().describe("How many guests and walk-ins are here."),
  expectedCount: z.int().describe("How many guests of the list are here or did not decline."),
  guests: z.array(ofType<DoorGuest>(DoorGuest)).describe("In the list's order."),
  tables: z.array(ofType<DoorTable>(DoorTable)).describe("Tables at which anybody is expected, in the list's order."),
  needLook: z.array(ofType<DoorCard>(DoorCard)).describe("What people must decide."),
  version: z.int().describe("Position of the newest operation."),
  listVersion: z.int().describe("Version of the guest list."),
});
export type DoorState = InstanceType<typeof DoorState>;
limited({ maxEntries: 1000 })(DoorState.prototype, "guests");
limited({ maxEntries: 500 })(DoorState.prototype, "tables");
limited({ maxEntries: 50 })(DoorState.prototype, "needLook");

export const DoorChange = objectOf("DoorChange", "That something changed at an event's door or in its guest list.", {
  eventId: z.int().describe("Id of the event."),
  version: z.int().describe("Position of the newest operation."),
  listVersion: z.int().describe("Version of the guest list."),
});
export type DoorChange = InstanceType<typeof DoorChange>;

export const DoorFigures = objectOf("DoorFigures", "What stays of an evening at the door.", {
  arrived: z.int().describe("How many guests and walk-ins arrived."),
  walkIns: z.int().describe("How many of them were walk-ins."),
  noShows: z.int().describe("How many guests did not decline, and did not come."),
});
export type DoorFigures = InstanceType<typeof DoorFigures>;
