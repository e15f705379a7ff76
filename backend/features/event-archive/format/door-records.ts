import { z } from "zod";
import { doorOperationKinds, maxReplaced } from "../../../../common/door/door-operation.ts";
import { maxDeviceLength } from "../../../../common/door/door-operation-rules.ts";
import { maxGuestNameLength, maxInt, maxTableNumberLength } from "../../../../common/limits.ts";
import type { Numberings } from "./from-rows.ts";
import { atMost, line, moment, number, text } from "./values.ts";

const uuid = z.guid().refine((id) => id === id.toLowerCase());
const label = line(maxTableNumberLength);
const name = line(maxGuestNameLength);
/** Clocks of devices may be wrong by decades. */
const clock = z.iso.datetime({ precision: 3 }).refine((at) => at >= "1900" && at < "2500");

/** Something that was recorded at the door; the first one comes first. See common/door for what it means. */
export const doorFactRecord = z
  .strictObject({
    id: uuid,
    device: text(maxDeviceLength).min(1),
    sequence: z.int().min(1).max(maxInt),
    kind: z.enum(doorOperationKinds),
    /** Number of the guest, who may have been deleted. */
    guest: number.nullable(),
    walkInId: uuid.nullable(),
    name: name.nullable(),
    tableLabel: label.nullable(),
    cancels: uuid.nullable(),
    at: clock,
    clockOffsetMs: z.number().nullable(),
    replaces: atMost(maxReplaced, z.array(uuid).nullable()),
    expectedTableLabel: label.nullable(),
    /** What the list had before it followed. */
    previousTableLabel: label.nullable(),
    previousName: name.nullable(),
    /** Null if unknown. */
    author: text(1000).nullable(),
    recordedAt: moment,
  })
  .refine(({ kind, guest, walkInId, cancels }) =>
    kind === "CANCELLED" ? cancels !== null : walkInId !== null || (guest !== null && kind !== "WALK_IN"),
  );

export type DoorFactRecord = z.output<typeof doorFactRecord>;

/** A fact as stored. */
export interface DoorFactRow extends Omit<DoorFactRecord, "guest" | "at" | "recordedAt"> {
  guestId: number | null;
  at: Date;
  recordedAt: Date;
}

/** The record of a fact. */
export function doorFactFrom(
  { guestId, at, recordedAt, ...fact }: DoorFactRow,
  { guests }: Numberings,
): DoorFactRecord {
  return { ...fact, guest: guests.ofAny(guestId), at: at.toISOString(), recordedAt: recordedAt.toISOString() };
}
