import { z } from "zod";
import type { Numberings } from "./from-rows.ts";
import {
  type ChoicesRecord,
  entryOf,
  type PictureRecord,
  type PrintRecord,
  pictureRecord,
  pointedRecord,
  printRecord,
} from "./history-records.ts";

const storedPicture = z.looseObject({ id: z.number() });

/** A stored page picture with its number in place of its id; null for none. */
export function shownPictureFrom(stored: unknown, { pictures }: Numberings): unknown {
  if (stored === null) return null;
  const { id, ...picture } = storedPicture.parse(stored);
  const { kind, mediaType, width, height, smallWidth, ink, scrim } = picture;
  return { number: pictures.of(id), kind, mediaType, width, height, smallWidth, ink, scrim };
}

interface EntryRow {
  id: number;
  author: string | null;
  action: string;
  details: string;
  changes: string | null;
  listVersion: number | null;
  createdAt: Date;
}

const storedDetails = z.record(z.string(), z.unknown());
const storedChanges = z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() }));

/** The record of a history entry, with values as the program wrote them. */
export function entryFrom(row: EntryRow, numberings: Numberings) {
  const { id, author, action, listVersion, createdAt } = row;
  return {
    ...{ number: numberings.entries.of(id), author, action, details: detailsFrom(row.details, numberings) },
    changes: row.changes === null ? null : changesFrom(row.changes, numberings),
    ...{ listVersion, createdAt: createdAt.toISOString() },
  };
}

function detailsFrom(text: string, { entries }: Numberings): Record<string, unknown> {
  const details = storedDetails.parse(JSON.parse(text));
  const about = entryOf(details);
  return about === undefined ? details : { ...details, entryId: entries.of(about) };
}

function changesFrom(text: string, numberings: Numberings) {
  return storedChanges.parse(JSON.parse(text)).map(({ field, from, to }) => {
    if (field !== "picture") return { field, from, to };
    return { field, from: shownPictureFrom(from, numberings), to: shownPictureFrom(to, numberings) };
  });
}

interface PrintRow {
  kind: string;
  listVersion: number;
  guestCount: number;
  printedAt: Date;
}

/** The record of a print. */
export const printFrom = ({ kind, listVersion, guestCount, printedAt }: PrintRow): PrintRecord =>
  printRecord.parse({ kind, listVersion, guestCount, printedAt: printedAt.toISOString() });

const storedChoices = z.object({
  // Prisma drops nulls.
  mapping: z
    .array(z.object({ column: z.string(), use: z.string() }))
    .nullable()
    .default(null),
  answers: z.array(z.object({ decision: z.string(), option: z.string() })),
  pointed: pointedRecord.nullish(),
});

interface ChoicesRow {
  shape: string;
  choices: unknown;
  usedAt: Date;
}

/** The record of the choices for files of a shape; undefined if another program version wrote them. */
export function choicesFrom({ shape, choices, usedAt }: ChoicesRow): ChoicesRecord | undefined {
  const stored = storedChoices.safeParse(choices);
  return stored.success ? { shape, ...stored.data, usedAt: usedAt.toISOString() } : undefined;
}

interface PictureRow {
  id: number;
  purpose: string;
  mediaType: string;
  width: number;
  height: number;
  hasSmall: boolean;
  createdAt: Date;
  unusedSince: Date | null;
}

/** The record of a picture. */
export function pictureFrom(picture: PictureRow, { pictures }: Numberings): PictureRecord {
  const { id, purpose, mediaType, width, height, hasSmall, createdAt, unusedSince } = picture;
  return pictureRecord.parse({
    ...{ number: pictures.of(id), purpose, mediaType, width, height, hasSmall },
    ...{ createdAt: createdAt.toISOString(), unusedSince: unusedSince?.toISOString() ?? null },
  });
}
