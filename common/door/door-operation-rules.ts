import { z } from "zod";
import { normaliseGuestName } from "../guest-name.ts";
import { maxGuestNameLength, maxInt, maxTableNumberLength } from "../limits.ts";
import { rule } from "../rule-messages.ts";
import { storableText } from "../storable-text.ts";
import { maxReplaced } from "./door-operation.ts";

/** In a call. Devices send the rest with the next one. */
export const maxDoorOperationsAtOnce = 500;

/** Of an event: twenty evenings of 5,000 guests. */
export const maxDoorFacts = 200_000;

export const maxDeviceLength = 64;

const id = z.guid().transform((text) => text.toLowerCase());

const onOneLine = (text: string) => storableText(text).normalize("NFC").replace(/\s+/gu, " ").trim();

const tableLabel = z
  .string()
  .transform(onOneLine)
  .pipe(z.string().max(maxTableNumberLength, rule("rules.tableNumberTooLong")));

const name = z
  .string()
  .transform(normaliseGuestName)
  .pipe(z.string().max(maxGuestNameLength, rule("rules.guestNameTooLong")));

/** A phone with an empty battery may believe that it is 1970; no clock shows less than this, or more. */
const at = z
  .union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))])
  .pipe(z.date().min(new Date("1900-01-01")).max(new Date("2500-01-01")))
  .transform((date) => date.toISOString());

const common = {
  ...{ id, at },
  device: z.string().transform(onOneLine).pipe(z.string().min(1).max(maxDeviceLength)),
  sequence: z.int().min(1).max(maxInt),
};
const replaces = z.array(id).max(maxReplaced).nullish();
const about = { ...common, replaces, guestId: z.int().min(1).max(maxInt).nullish(), walkInId: id.nullish() };

/** An operation as a device sends it. Fields that mean nothing to its kind are left out: the guest of a walk-in is the server's. */
export const doorOperationSchema = z
  .discriminatedUnion("kind", [
    z.object({ ...common, kind: z.literal("CANCELLED"), cancels: id }),
    z.object({
      ...{ ...common, replaces, kind: z.literal("WALK_IN"), walkInId: id },
      ...{ name: name.pipe(z.string().min(1)), tableLabel: tableLabel.nullish() },
    }),
    z.object({ ...about, kind: z.literal("LEFT") }),
    z.object({ ...about, kind: z.literal("RESEATED"), tableLabel, expectedTableLabel: tableLabel.nullish() }),
    z.object({
      ...{ ...about, kind: z.literal("ARRIVED"), tableLabel: tableLabel.nullish() },
      name: name.nullish().transform((given) => given || null),
    }),
  ])
  .refine(
    (one) => one.kind === "CANCELLED" || one.kind === "WALK_IN" || Boolean(one.guestId) !== Boolean(one.walkInId),
    { path: ["guestId"] },
  );
