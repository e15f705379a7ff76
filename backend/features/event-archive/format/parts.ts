import type { z } from "zod";
import { maxDoorFacts } from "../../../../common/door/door-operation-rules.ts";
import { maxFixtures } from "../../../../common/floor-plan/plan-limits.ts";
import { maxGuestsPerEvent, maxSavedPlans, maxUploadBytes } from "../../../../common/limits.ts";
import { maxWishes } from "../../../../common/wish-limits.ts";
import { doorFactRecord } from "./door-records.ts";
import {
  choicesRecord,
  entryRecord,
  fileRecord,
  keptListRecord,
  pictureRecord,
  printRecord,
} from "./history-records.ts";
import {
  fixtureRecord,
  guestRecord,
  keptGuestRecord,
  roomRecord,
  savedPlanRecord,
  sheetGuestRecord,
  sheetHead,
  tableRecord,
  wishRecord,
} from "./list-records.ts";

/** A part of an archive with one record on each line. */
export interface LinesPart<Record> {
  path: string;
  schema: z.ZodType<Record>;
  most: number;
  /** In characters; {@link defaultLine} if missing. */
  maxLineLength?: number;
}

const megabyte = 1024 * 1024;

/** Characters in the longest line of most parts: three times our longest, a print of 20,000 guests. */
export const defaultLine = megabyte;

/** Characters in the line with a sheet's tables: a file of 5 MB can name 200,000. */
const sheetLine = 16 * megabyte;

/** Twice the longest that the program writes, with 1,000 columns. */
export const maxManifestBytes = megabyte;

export const manifestPath = "event.json";

/** Each file that is merged into a list adds its own. */
const maxSheetGuests = 1_000_000;

/** Parts of an archive. Undoing may restore more fixtures and wishes than a form accepts. */
export const parts = {
  tables: { path: "tables.jsonl", schema: tableRecord, most: maxGuestsPerEvent },
  guests: { path: "guests.jsonl", schema: guestRecord, most: maxGuestsPerEvent },
  rooms: { path: "room.jsonl", schema: roomRecord, most: 1 },
  fixtures: { path: "fixtures.jsonl", schema: fixtureRecord, most: 2 * maxFixtures },
  wishes: { path: "wishes.jsonl", schema: wishRecord, most: 2 * maxWishes },
  /** Older archives lack it. */
  savedPlans: { path: "saved-plans.jsonl", schema: savedPlanRecord, most: maxSavedPlans },
  history: { path: "history.jsonl", schema: entryRecord, most: 100_000 },
  keptLists: { path: "kept-lists.jsonl", schema: keptListRecord, most: 2000, maxLineLength: sheetLine },
  /** Older archives lack it. */
  door: { path: "door.jsonl", schema: doorFactRecord, most: maxDoorFacts },
  prints: { path: "prints.jsonl", schema: printRecord, most: 100 },
  choices: { path: "choices.jsonl", schema: choicesRecord, most: 100 },
  sheet: { path: "imported-sheet.jsonl", schema: sheetHead, most: 1, maxLineLength: sheetLine },
  sheetGuests: { path: "imported-sheet-guests.jsonl", schema: sheetGuestRecord, most: maxSheetGuests },
  files: { path: "files.jsonl", schema: fileRecord, most: 2000 },
  pictures: { path: "pictures.jsonl", schema: pictureRecord, most: 100 },
} as const;

/** The guests of a kept list. */
export const keptGuestsPart = (entry: number) => ({
  path: `kept-lists/${entry}.jsonl`,
  schema: keptGuestRecord,
  most: maxGuestsPerEvent,
});

/** The guests of the sheet that is kept with a list. */
export const keptSheetPart = (entry: number) => ({
  path: `kept-lists/${entry}-sheet.jsonl`,
  schema: sheetGuestRecord,
  most: maxSheetGuests,
});

/** Path of an uploaded file by its place from 1; its own extension lets it open from the archive. */
export function filePath(place: number, filename: string): string {
  const [extension = ""] = /\.[a-z0-9]{1,5}$/i.exec(filename) ?? [];
  return `files/${place}${extension.toLowerCase()}`;
}

/** The bytes of a picture. */
export function picturePath(number: number, size: "large" | "small", mediaType: string): string {
  return `pictures/${number}${size === "small" ? "-small" : ""}.${mediaType === "image/webp" ? "webp" : "jpg"}`;
}

/** Most bytes of kept lists and files in an archive; the newest come first. */
export const maxKeptListBytes = 64 * megabyte;
export const maxFileBytes = 32 * megabyte;

export const maxStoredFileBytes = maxUploadBytes;

/** Pictures of venues are the largest. */
export const maxPictureBytes = 20 * megabyte;
