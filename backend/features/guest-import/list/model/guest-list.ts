import { z } from "zod";
import { guestFileNames } from "../../../../../common/guest-file.ts";
import { messageSchema } from "../../../../lib/message-schema.ts";
import { contentKinds } from "../../formats/file-kind.ts";
import { unreadable } from "../../formats/unreadable.ts";
import { importChoices, madeChoices, pointed, readingShapes, sheetSample } from "../../guest-preview.ts";

// One schema says what the process that reads a file answers. Types follow from it.

const shapes = readingShapes(messageSchema);

const attendance = z.enum(["unknown", "yes", "no"]);

/** Whether a guest comes, as far as is known. */
export type Attendance = z.infer<typeof attendance>;

/** Undefined where a file does not state it, which changes nothing on the list. */
export const guestFacts = z.object({
  /** Shared by guests who were invited together; empty for none. */
  household: z.string().optional(),
  /** What nobody but the door may read; empty for none. */
  doorNote: z.string().optional(),
  /** As they are stored; empty for none. */
  otherNames: z.string().optional(),
  /** Index of the host. */
  guestOf: z.int().optional(),
  attendance: attendance.optional(),
  /** 0 for none. */
  seatNumber: z.int().optional(),
});
export type GuestFacts = z.infer<typeof guestFacts>;

const importedGuest = guestFacts.extend({
  name: z.string(),
  /** Empty when the file has none. */
  tableNumber: z.string(),
  /** The extra columns with a value, in the file's order. */
  additionalInfo: z.array(z.tuple([z.string(), z.string()])),
  /** As in {@link RowError}. Guests read from the same row share it. */
  row: z.int(),
});
export type ImportedGuest = z.infer<typeof importedGuest>;

/** A table and how many seats it has. */
const tableSize = z.object({ label: z.string(), capacity: z.int() });
export type TableSize = z.infer<typeof tableSize>;

/** A skipped row, with the guests who would be in it if the organizer takes it in. */
export type LeftOutRow = z.infer<typeof shapes.leftOutRow>;

/** Without its guests. */
export type RowError = Omit<LeftOutRow, "names">;

const guestList = z.object({
  /** Extra columns with a value for at least one guest, in the file's order; all different. */
  columns: z.array(z.string()),
  guests: z.array(importedGuest),
  /** Tables of stated size in the file's order; all different. */
  tables: z.array(tableSize),
  rowErrors: z.array(shapes.leftOutRow),
  notGuests: z.array(shapes.leftOutRow),
  /** Rows that the organizer takes for guests, with the reason why they would have been left out. */
  takenIn: z.array(shapes.takenInRow),
  /** For the organizer: what may have been misread. */
  warnings: z.array(messageSchema),
});
export type GuestList = z.infer<typeof guestList>;

/** A column below its header, with a name that is unique in the file. */
export type FileColumn = z.infer<typeof shapes.column>;

/** Something about a file that was read in one of several ways. */
export type Decision = z.infer<typeof shapes.decision>;

/** What was chosen for files with the same sheets and headers; `shape` as {@link guestFileReading} has it. */
const rememberedChoices = madeChoices.extend({ shape: z.string() });
export type RememberedChoices = z.infer<typeof rememberedChoices>;

/** Names and tables of an event's list, each in stored form. */
const presentList = z.object({ names: z.array(z.string()), tables: z.array(z.string()) });
export type PresentList = z.infer<typeof presentList>;

/** How the organizer wants a file to be read, as far as they chose. */
const chosen = importChoices.pick({ mapping: true, answers: true, rowsTakenIn: true, pointed: true });
const readingChoices = chosen.partial().extend({
  /** In rows with text and columns from 0; without a sheet, of the one that is read. */
  sample: z.object({ sheet: z.string().optional(), fromRow: z.int(), fromColumn: z.int() }).optional(),
  /** The event's list, whose guests and tables are left as they are. */
  present: presentList.optional(),
  /** Earlier choices for files of any shape, used if there are no others. */
  remembered: z.array(rememberedChoices).optional(),
});
export type ReadingChoices = z.infer<typeof readingChoices>;

/** The task of the process that reads a file, besides the file's bytes. */
export const readingTask = z.object({
  kind: z.object({ named: z.enum(guestFileNames), actual: z.enum(contentKinds) }),
  choices: readingChoices,
});
export type ReadingTask = z.infer<typeof readingTask>;

/** The interpretation of a file, and the resulting list. */
export const guestFileReading = z.object({
  /** Hash of the sheets' names and headers. */
  shape: z.string(),
  /** Earlier choices that were used; null for none. */
  remembered: madeChoices.nullable(),
  fileColumns: z.array(shapes.column),
  decisions: z.array(shapes.decision),
  sample: sheetSample,
  /** The example that was pointed at, as its first guest, for the next file; null without. */
  pointed: pointed.nullable(),
  list: guestList,
  /** Why the file cannot be imported with these columns. The list is empty then. */
  problem: z.array(messageSchema).optional(),
});
export type GuestFileReading = z.infer<typeof guestFileReading>;

/** @throws DomainError UNREADABLE_FILE when the file cannot be imported with its columns as interpreted */
export function listOf({ list, problem }: GuestFileReading): GuestList {
  if (problem !== undefined) throw unreadable(problem);
  return list;
}

/** Row errors that are listed individually. */
export const maxRowErrors = 10_000;
