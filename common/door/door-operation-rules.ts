import { z } from "zod";
import { normaliseGuestName } from "../guest-name.ts";
import { maxGuestNameLength, maxInt, maxTableNumberLength } from "../limits.ts";
import { rule } from "../rule-messages.ts";
import { storableText } from "../storable-text.ts";
import { type DoorOperation, maxReplaced } from "./door-operation.ts";

/** In a call. Devices send the rest with the next one. */
export const maxDoorOperationsAtOnce = 500;

/** Of an event: twenty evenings of 5,000 guests. */
export const maxDoorFacts = 200_000;

export const maxDeviceLength = 64;

const id = z.guid().transform((text) => text.toLowerCase());

const orNull = <Kept extends z.ZodType>(kept: Kept) => kept.nullish().transform((given) => given ?? null);

const onOneLine = (text: string) => storableText(text).normalize("NFC").replace(/\s+/gu, " ").trim();

const tableLabel = z
  .string()
  .transform(onOneLine)
  .pipe(z.string().max(maxTableNumberLength, rule("rules.tableNumberTooLong")));

const name = z
  .string()
  .transform(normaliseGuestName)
  .pipe(z.string().max(maxGuestNameLength, rule("rules.guestNameTooLong")))
  .transform((text) => (text === "" ? null : text));

/** A phone with an empty battery may believe that it is 1970; no clock shows less than this, or more. */
const at = z
  .union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))])
  .pipe(z.date().min(new Date("1900-01-01")).max(new Date("2500-01-01")))
  .transform((date) => date.toISOString());

/** The fields that each kind needs; those about a person need exactly one of guestId and walkInId. */
const needed: Record<DoorOperation["kind"], readonly (keyof DoorOperation)[]> = {
  ARRIVED: [],
  LEFT: [],
  CANCELLED: ["cancels"],
  WALK_IN: ["walkInId", "name"],
  RESEATED: ["tableLabel"],
};

const isAboutSomebody = ({ kind }: DoorOperation) => kind !== "CANCELLED" && kind !== "WALK_IN";

function missing(operation: DoorOperation): readonly (keyof DoorOperation)[] {
  const { kind, guestId, walkInId } = operation;
  const hasOne = (guestId === null) !== (walkInId === null);
  return isAboutSomebody(operation) && !hasOne
    ? ["guestId"]
    : needed[kind].filter((field) => operation[field] === null);
}

/** An operation as a device sends it. Fields that mean nothing to its kind are left out. */
export const doorOperationSchema = z
  .object({
    id,
    device: z.string().transform(onOneLine).pipe(z.string().min(1).max(maxDeviceLength)),
    sequence: z.int().min(1).max(maxInt),
    kind: z.literal(["ARRIVED", "LEFT", "CANCELLED", "WALK_IN", "RESEATED"]),
    guestId: orNull(z.int().min(1).max(maxInt)),
    walkInId: orNull(id),
    name: orNull(name),
    tableLabel: orNull(tableLabel),
    cancels: orNull(id),
    at,
    replaces: orNull(z.array(id).max(maxReplaced)),
    expectedTableLabel: orNull(tableLabel),
  })
  .superRefine((operation, context) => {
    for (const field of missing(operation)) context.addIssue({ code: "custom", path: [field], message: "missing" });
  })
  .transform(relevant);

/** The guest of a walk-in is the server's to fill in. */
function relevant(operation: DoorOperation): DoorOperation {
  const { kind } = operation;
  return {
    ...operation,
    guestId: isAboutSomebody(operation) ? operation.guestId : null,
    walkInId: kind === "CANCELLED" ? null : operation.walkInId,
    name: kind === "WALK_IN" || (kind === "ARRIVED" && operation.guestId !== null) ? operation.name : null,
    tableLabel: kind === "LEFT" || kind === "CANCELLED" ? null : operation.tableLabel,
    cancels: kind === "CANCELLED" ? operation.cancels : null,
    replaces: kind === "CANCELLED" ? null : operation.replaces,
    expectedTableLabel: kind === "RESEATED" ? operation.expectedTableLabel : null,
  };
}
