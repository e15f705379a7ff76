import { z } from "zod";
import { guestFileNames } from "../../../../common/guest-file.ts";
import { messageSchema } from "../../../lib/message-schema.ts";
import { contentKinds, type KindOfFile } from "../formats/file-kind.ts";
import { decisionIds } from "./model/decisions.ts";
import {
  cellRoles,
  columnUses,
  type GuestFileReading,
  type GuestList,
  type ReadingChoices,
  rowRoles,
} from "./model/guest-list.ts";
import { pointedSchema } from "./model/pointed.ts";

/** The task of the process that reads a file, besides the file's bytes. */
export interface ReadingTask {
  kind: KindOfFile;
  choices: ReadingChoices;
}

/** Format of portions and stored lists. Version 1 is unmarked; 3 added row, 4 households, hosts, answers and seats. */
export const guestPayloadVersion = 4;

/** Guests as a JSON array, passed on unparsed to the database; household, guestOf, attendance, seatNumber if stated. */
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

type PackedGuestList = Omit<GuestList, "guests"> & { guests: PackedGuests };

/** The result of reading a file in another process. */
export type PackedReading = Omit<GuestFileReading, "list"> & { list: PackedGuestList };

/** What was read from a file, without its guests. */
export type ReadingResult = Omit<GuestFileReading, "list"> & { list: Omit<GuestList, "guests"> };

const fileKind = z.enum(guestFileNames);
const columnUse = z.enum(columnUses);

const columnChoices = z.array(z.object({ column: z.string(), use: columnUse }));
const answers = z.array(z.object({ decision: z.string(), option: z.string() }));
const madeChoices = z.object({ mapping: columnChoices.nullable(), answers, pointed: pointedSchema.nullable() });

export const readingTask: z.ZodType<ReadingTask> = z.object({
  kind: z.object({ named: fileKind, actual: z.enum(contentKinds) }),
  choices: z.object({
    mapping: columnChoices.optional(),
    answers: answers.optional(),
    rowsTakenIn: z.array(z.number()).optional(),
    pointed: pointedSchema.optional(),
    sample: z.object({ sheet: z.string().optional(), fromRow: z.number(), fromColumn: z.number() }).optional(),
    remembered: z.array(madeChoices.extend({ shape: z.string() })).optional(),
    present: z.object({ names: z.array(z.string()), tables: z.array(z.string()) }).optional(),
  }),
});

export const guestPortion: z.ZodType<GuestPortion> = z.object({
  version: z.literal(guestPayloadVersion),
  count: z.number(),
  json: z.instanceof(Uint8Array),
});

const leftOutRow = z.object({ row: z.number(), message: messageSchema, names: z.array(z.string()) });
const rowNotes = z.array(leftOutRow);

export const readingResult: z.ZodType<ReadingResult> = z.object({
  shape: z.string(),
  remembered: madeChoices.nullable(),
  pointed: pointedSchema.nullable(),
  fileColumns: z.array(
    z.object({
      name: z.string(),
      letters: z.string(),
      use: columnUse,
      reason: messageSchema.nullable(),
      isCertain: z.boolean(),
      samples: z.array(z.string()),
    }),
  ),
  decisions: z.array(
    z.object({
      id: z.enum(decisionIds),
      question: messageSchema,
      reason: messageSchema,
      options: z.array(z.object({ value: z.string(), label: messageSchema })),
      taken: z.string(),
      isCertain: z.boolean(),
      examples: z.array(z.string()),
    }),
  ),
  sample: z.object({
    sheets: z.array(z.string()),
    sheet: z.string(),
    rowCount: z.number(),
    columnCount: z.number(),
    rows: z.array(
      z.object({
        row: z.number(),
        cells: z.array(z.string()),
        role: z.enum(rowRoles),
        taken: z.array(z.enum(cellRoles)),
      }),
    ),
  }),
  problem: z.array(messageSchema).optional(),
  list: z.object({
    columns: z.array(z.string()),
    tables: z.array(z.object({ label: z.string(), capacity: z.number() })),
    rowErrors: rowNotes,
    notGuests: rowNotes,
    takenIn: z.array(leftOutRow.extend({ isOther: z.boolean() })),
    warnings: z.array(messageSchema),
  }),
});
