import type { z } from "zod";
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
  sheetGuestRecord,
  sheetHead,
  tableRecord,
  wishRecord,
} from "./list-records.ts";

/** A part of an archive that has one record on each line. */
export interface LinesPart<Record> {
  path: string;
  schema: z.ZodType<Record>;
  /** Most records. */
  most: number;
}

/** The first part. */
export const manifestPath = "event.json";

/** Records of everything that a list can have in numbers without limit: what fits an archive. */
const many = 2_000_000;

/** The parts that every archive has. */
export const parts = {
  tables: { path: "tables.jsonl", schema: tableRecord, most: 200_000 },
  guests: { path: "guests.jsonl", schema: guestRecord, most: 200_000 },
  rooms: { path: "room.jsonl", schema: roomRecord, most: 1 },
  fixtures: { path: "fixtures.jsonl", schema: fixtureRecord, most: 2000 },
  wishes: { path: "wishes.jsonl", schema: wishRecord, most: 10_000 },
  history: { path: "history.jsonl", schema: entryRecord, most: 100_000 },
  keptLists: { path: "kept-lists.jsonl", schema: keptListRecord, most: 2000 },
  prints: { path: "prints.jsonl", schema: printRecord, most: 1000 },
  choices: { path: "choices.jsonl", schema: choicesRecord, most: 1000 },
  sheet: { path: "imported-sheet.jsonl", schema: sheetHead, most: 1 },
  sheetGuests: { path: "imported-sheet-guests.jsonl", schema: sheetGuestRecord, most: many },
  files: { path: "files.jsonl", schema: fileRecord, most: 2000 },
  pictures: { path: "pictures.jsonl", schema: pictureRecord, most: 1000 },
} as const;

/** The guests of a kept list. */
export const keptGuestsPart = (entry: number) => ({
  path: `kept-lists/${entry}.jsonl`,
  schema: keptGuestRecord,
  most: many,
});

/** The guests of the sheet that is kept with a list. */
export const keptSheetPart = (entry: number) => ({
  path: `kept-lists/${entry}-sheet.jsonl`,
  schema: sheetGuestRecord,
  most: many,
});

/** The bytes of an uploaded file, by its place among them from 1. Its own extension, so that it opens from the archive. */
export function filePath(place: number, filename: string): string {
  const [extension = ""] = /\.[a-z0-9]{1,5}$/i.exec(filename) ?? [];
  return `files/${place}${extension.toLowerCase()}`;
}

/** The bytes of a picture. */
export function picturePath(number: number, size: "large" | "small", mediaType: string): string {
  return `pictures/${number}${size === "small" ? "-small" : ""}.${mediaType === "image/webp" ? "webp" : "jpg"}`;
}

/** Most bytes of the lists and files that an archive has for its history; the newest come first. */
export const maxKeptListBytes = 64 * 1024 * 1024;
export const maxFileBytes = 32 * 1024 * 1024;
