import { z } from "zod";
import { messageSchema } from "../../../lib/message-schema.ts";
import type { KindOfFile } from "../formats/file-kind.ts";
import type { ColumnChoice, GuestFileReading, GuestList } from "./guest-list.ts";

/** The task of the process that reads a file, besides the file's bytes. */
export interface ReadingTask {
  kind: KindOfFile;
  /** The meaning of the columns; undefined uses their headers. */
  mapping?: readonly ColumnChoice[] | undefined;
}

/** The format of guests in portions and in stored lists. Lists stored as version 1 have no version next to them. */
export const guestPayloadVersion = 2;

/**
 * Consecutive guests of a list, as the JSON text of an array of {name, tableNumber, additionalInfo}. The server passes it
 * on to the database, and never parses individual guests.
 */
export interface GuestPortion {
  version: typeof guestPayloadVersion;
  count: number;
  json: Uint8Array;
}

/** Guests in order, packed for the database. */
export interface PackedGuests {
  count: number;
  portions: GuestPortion[];
}

/** A guest list with its guests packed. */
type PackedGuestList = Omit<GuestList, "guests"> & { guests: PackedGuests };

/** The result of reading a file in another process. */
export type PackedReading = Omit<GuestFileReading, "list"> & { list: PackedGuestList };

/** What was read from a file, without its guests. */
export type ReadingResult = Omit<GuestFileReading, "list"> & { list: Omit<GuestList, "guests"> };

const fileKind = z.enum(["csv", "xlsx", "xls"]);
const columnUse = z.enum(["name", "firstName", "lastName", "table", "extra", "ignored"]);

export const readingTask: z.ZodType<ReadingTask> = z.object({
  kind: z.object({ named: fileKind, actual: fileKind }),
  mapping: z.array(z.object({ column: z.string(), use: columnUse })).optional(),
});

export const guestPortion: z.ZodType<GuestPortion> = z.object({
  version: z.literal(guestPayloadVersion),
  count: z.number(),
  json: z.instanceof(Uint8Array),
});

export const readingResult: z.ZodType<ReadingResult> = z.object({
  fileColumns: z.array(z.object({ name: z.string(), use: columnUse, samples: z.array(z.string()) })),
  problem: z.array(messageSchema).optional(),
  list: z.object({
    columns: z.array(z.string()),
    rowErrors: z.array(z.object({ row: z.number(), message: messageSchema })),
    warnings: z.array(messageSchema),
  }),
});
