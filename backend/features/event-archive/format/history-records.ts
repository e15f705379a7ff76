import { z } from "zod";
import { maxGuestsPerEvent } from "../../../../common/limits.ts";
import { printKinds } from "../../../../common/print/print-kinds.ts";
import { storableText } from "../../../../common/storable-text.ts";
import { fieldRules, pixels, type ShownPicture, shownPicture } from "./event-record.ts";
import { sheetHead } from "./list-records.ts";
import { atMost, count, listVersion, moment, number, text } from "./values.ts";

const maxDetailLength = 10_000;
const maxDetails = 1000;
const simple = z.union([text(maxDetailLength), z.number(), z.boolean(), z.null()]);
const detail = atMost(maxDetails, z.union([simple, z.array(simple), z.record(text(100), simple)]));

const rules = new Map<string, z.ZodType>(Object.entries(fieldRules));

const isStorable = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isStorable);
  return typeof value !== "string" || storableText(value) === value;
};

/** A field's value under its own rule, because undoing sets it. */
const change = z
  .strictObject({ field: z.string(), from: z.unknown(), to: z.unknown() })
  .transform(({ field, from, to }, context) => {
    const before = rules.get(field)?.safeParse(from);
    const after = rules.get(field)?.safeParse(to);
    if (before?.success && after?.success && isStorable(before.data) && isStorable(after.data)) {
      return { field, from: before.data, to: after.data };
    }
    context.addIssue({ code: "custom", path: [field] });
    return z.NEVER;
  });

/** A field of the event that an entry changed. */
export type ChangeRecord = z.output<typeof change>;

/** The page pictures before and after a change; empty for other fields. */
export function shownPicturesOf({ field, from, to }: ChangeRecord): ShownPicture[] {
  return field === "picture" ? [from, to].flatMap((value) => shownPicture.nullable().parse(value) ?? []) : [];
}

const aboutEntry = z.looseObject({ entryId: z.int().min(1) });

/** The number or id of the entry that details refer to; undefined for none. */
export function entryOf(details: unknown): number | undefined {
  return aboutEntry.safeParse(details).data?.entryId;
}

/** A history entry; the oldest comes first. */
export const entryRecord = z.strictObject({
  number,
  /** Null if the author has no account any more. */
  author: text(1000).nullable(),
  action: z
    .string()
    .regex(/^[a-z_]+$/)
    .max(100),
  /** With the number of another entry in place of its id. */
  details: atMost(
    maxDetails,
    z.record(text(100), detail).refine((details) => !("entryId" in details) || entryOf(details) !== undefined),
  ),
  changes: atMost(100, z.array(change).nullable()),
  listVersion: listVersion.nullable(),
  createdAt: moment,
});

export type EntryRecord = z.output<typeof entryRecord>;

/** A list kept before an import or restore; its guests are separate parts. */
export const keptListRecord = z.strictObject({
  entry: number,
  /** Identifies the import; null for a restore. */
  fingerprint: text(1000).nullable(),
  listVersion,
  guestCount: z.int().min(0).max(maxGuestsPerEvent),
  /** Whether it has households, hosts, answers and seats. */
  hasFacts: z.boolean(),
  sheet: sheetHead.nullable(),
});

export type KeptListRecord = z.output<typeof keptListRecord>;

/** When something was printed. */
export const printRecord = z.strictObject({
  kind: z.enum(printKinds),
  listVersion,
  guestCount: count,
  printedAt: moment,
});

export type PrintRecord = z.output<typeof printRecord>;

const maxChoices = 10_000;

const cellRecord = z.strictObject({ row: z.number().int(), column: z.number().int() });

/** The cells of the guest who was pointed at. */
export const pointedRecord = z.strictObject({
  sheet: text(maxDetailLength),
  name: cellRecord,
  lastName: cellRecord.nullish(),
  table: cellRecord.nullish(),
});

export const choicesRecord = z.strictObject({
  shape: text(1000),
  mapping: atMost(maxChoices, z.array(z.strictObject({ column: text(maxDetailLength), use: text(100) })).nullable()),
  answers: atMost(
    maxChoices,
    z.array(z.strictObject({ decision: text(maxDetailLength), option: text(maxDetailLength) })),
  ),
  /** Absent from earlier archives. */
  pointed: pointedRecord.nullish(),
  usedAt: moment,
});

export type ChoicesRecord = z.output<typeof choicesRecord>;

export const fileRecord = z.strictObject({ filename: text(maxDetailLength), createdAt: moment });

export const pictureRecord = z.strictObject({
  number,
  purpose: z.enum(["venue", "monogram", "photo"]),
  mediaType: z.enum(["image/jpeg", "image/webp"]),
  width: pixels,
  height: pixels,
  hasSmall: z.boolean(),
  createdAt: moment,
  unusedSince: moment.nullable(),
});

export type PictureRecord = z.output<typeof pictureRecord>;
