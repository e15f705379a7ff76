import type { Message } from "../../../../../common/messages/message.ts";
import { unreadable } from "../../formats/unreadable.ts";
import type { Answer, Decision } from "./decisions.ts";

/** Whether a guest comes, as far as is known. */
export type Attendance = "unknown" | "yes" | "no";

/** What else a file may say about a guest. Undefined where it says nothing, which changes nothing on the list. */
export interface GuestFacts {
  /** Guests who were invited together have the same text; empty for a guest who has none. */
  household?: string | undefined;
  /** Place in the list of the guest whose plus-one this is. */
  guestOf?: number | undefined;
  attendance?: Attendance | undefined;
  /** 0 for none. */
  seatNumber?: number | undefined;
}

/** A guest in the file. `additionalInfo` contains the extra columns with a value, in the file's order. */
export interface ImportedGuest extends GuestFacts {
  name: string;
  /** Empty when the file has none. */
  tableNumber: string;
  additionalInfo: [column: string, value: string][];
  /** Where the guest is in the sheet, as in `RowError`. Guests read from the same row share it. */
  row: number;
}

/** A table and how many seats it has. */
export interface TableSize {
  /** As the guests of the file have it. */
  label: string;
  capacity: number;
}

/** A skipped row. `row` is the number that the spreadsheet program shows, from 1. */
export interface RowError {
  row: number;
  /** Why it was skipped. */
  message: Message;
}

export interface GuestList {
  /** Names of the extra columns with a value for at least one guest, in the file's order; all different. */
  columns: string[];
  guests: ImportedGuest[];
  /** Tables whose size the file says, in its order; all different. */
  tables: TableSize[];
  /** At most `maxRowErrors`; a warning counts the rest. */
  rowErrors: RowError[];
  /** Rows that are not about guests, such as titles, totals and notes. At most `maxRowErrors`. */
  notGuests: RowError[];
  /** For the organizer: what may have been misread. */
  warnings: Message[];
}

/** The meaning of a column in a file. */
export const columnUses = [
  "name",
  "firstName",
  "lastName",
  "table",
  "plusOne",
  "plusOneFirstName",
  "plusOneLastName",
  "partySize",
  "household",
  "guestOf",
  "attendance",
  "seat",
  "extra",
  "ignored",
] as const;
export type ColumnUse = (typeof columnUses)[number];

/** A column below its header, with a name that is unique in the file. */
export interface FileColumn {
  name: string;
  /** The letters above it in the sheet; empty when the columns are not those of the sheet. */
  letters: string;
  use: ColumnUse;
  /** Why it was taken for this; null for columns that are simply kept. */
  reason: Message | null;
  /** Whether there is no doubt about it. */
  isCertain: boolean;
  /** The first few texts below the header, truncated if long. */
  samples: string[];
}

/** The organizer's choice for a column. */
export interface ColumnChoice {
  column: string;
  use: ColumnUse;
}

/** The first rows of a file as they are, and what each was taken for. */
export interface SampleRow {
  /** The number that the spreadsheet program shows, from 1. */
  row: number;
  cells: string[];
  role: RowRole;
}

export const rowRoles = ["header", "guest", "heading", "leftOut", "other"] as const;

/** What a row was taken for: `heading` names a table; `other` is a title, total or note. */
export type RowRole = (typeof rowRoles)[number];

/** How the organizer wants a file to be read, as far as they chose. */
export interface ReadingChoices {
  /** The meaning of the columns, instead of their headers and contents. */
  mapping?: readonly ColumnChoice[] | undefined;
  answers?: readonly Answer[] | undefined;
  /** The event's list, whose guests and tables are left as they are. */
  present?: PresentList | undefined;
  /** Earlier choices for files of other shapes and of this one, used if there are no others. */
  remembered?: readonly RememberedChoices[] | undefined;
}

/** What the organizer chose for a file. */
export interface MadeChoices {
  mapping: readonly ColumnChoice[] | null;
  answers: readonly Answer[];
}

/** What the organizer chose for files with the same sheets and headers. */
export interface RememberedChoices extends MadeChoices {
  /** As {@link GuestFileReading} has it. */
  shape: string;
}

/** Names and tables of an event's list, each in stored form. */
export interface PresentList {
  names: readonly string[];
  tables: readonly string[];
}

/** The result of reading a file: how it was interpreted, and the resulting list. */
export interface GuestFileReading {
  /** Hash of the sheets' names and headers. */
  shape: string;
  /** Earlier choices that were used; null for none. */
  remembered: MadeChoices | null;
  fileColumns: FileColumn[];
  /** What could have been read in another way, in the order in which it matters. */
  decisions: Decision[];
  rows: SampleRow[];
  list: GuestList;
  /** Why the file cannot be imported with this interpretation of its columns. The list is empty then. */
  problem?: readonly Message[] | undefined;
}

/**
 * The list of a file that can be imported with its columns as interpreted.
 *
 * @throws DomainError UNREADABLE_FILE for any other.
 */
export function listOf<List>({ list, problem }: { list: List; problem?: readonly Message[] | undefined }): List {
  if (problem !== undefined) throw unreadable(problem);
  return list;
}

/** Row errors that are listed individually. */
export const maxRowErrors = 10_000;
