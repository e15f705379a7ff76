import { z } from "zod";
import { messageSchema } from "../../../lib/message-schema.ts";
import type { KindOfFile } from "../formats/file-kind.ts";
import type { ColumnChoice, GuestFileReading, GuestList } from "./guest-list.ts";

/** What the process that reads a file needs to know about it, beside its bytes. */
export interface ReadingTask {
  kind: KindOfFile;
  /** What the columns are; undefined goes by their headers. */
  mapping?: readonly ColumnChoice[] | undefined;
}

/** The shape of guests in portions and in kept lists. Lists that were kept as version 1 have no version beside them. */
export const guestPayloadVersion = 2;

/**
 * Some guests of a list that follow each other, as the JSON text of an array of {name, tableNumber, additionalInfo}. The
 * server passes it on to the database, and never holds its guests one by one.
 */
export interface GuestPortion {
  version: typeof guestPayloadVersion;
  count: number;
  json: Uint8Array;
}

/** Guests in their order, packed for the database. */
export interface PackedGuests {
  count: number;
  portions: GuestPortion[];
}

/** A guest list with its guests packed. */
type PackedGuestList = Omit<GuestList, "guests"> & { guests: PackedGuests };

/** What came of reading a file in another process. */
export type PackedReading = Omit<GuestFileReading, "list"> & { list: PackedGuestList };

/** What was read of a file beside its guests. */
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
