import type { Message } from "../../../../../common/messages/message.ts";
import { unreadable } from "../../formats/unreadable.ts";
import type { Answer, Decision } from "./decisions.ts";
import type { Pointed } from "./pointed.ts";

/** Whether a guest comes, as far as is known. */
export type Attendance = "unknown" | "yes" | "no";

/** Undefined where a file does not state it, which changes nothing on the list. */
export interface GuestFacts {
  /** Shared by guests who were invited together; empty for none. */
  household?: string | undefined;
  /** What nobody but the door may read; empty for none. */
  doorNote?: string | undefined;
  /** As they are stored; empty for none. */
  otherNames?: string | undefined;
  guestOf?: number | undefined;
  attendance?: Attendance | undefined;
  /** 0 for none. */
  seatNumber?: number | undefined;
}

/** `additionalInfo` contains the extra columns with a value, in the file's order. */
export interface ImportedGuest extends GuestFacts {
  name: string;
  /** Empty when the file has none. */
  tableNumber: string;
  additionalInfo: [column: string, value: string][];
  /** As in `RowError`. Guests read from the same row share it. */
  row: number;
}

/** A table and how many seats it has. */
export interface TableSize {
  label: string;
  capacity: number;
}

/** A skipped row. `row` is the number that the spreadsheet program shows, from 1. */
export interface RowError {
  row: number;
  message: Message;
}

/** With the guests who would be in it, if the organizer takes it in; none if it has no text for a name. */
export interface LeftOutRow extends RowError {
  names: string[];
}

/** `isOther`: it would be in `notGuests`, and not in `rowErrors`. */
interface TakenInRow extends LeftOutRow {
  isOther: boolean;
}

export interface GuestList {
  /** Extra columns with a value for at least one guest, in the file's order; all different. */
  columns: string[];
  guests: ImportedGuest[];
  /** Tables of stated size in the file's order; all different. */
  tables: TableSize[];
  rowErrors: LeftOutRow[];
  notGuests: LeftOutRow[];
  /** Rows that the organizer takes for guests, with the reason why they would have been left out. */
  takenIn: TakenInRow[];
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
  "otherName",
  "doorNote",
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
  letters: string;
  use: ColumnUse;
  /** Null for columns that are simply kept. */
  reason: Message | null;
  isCertain: boolean;
  /** The first few texts below the header, truncated if long. */
  samples: string[];
}

/** The organizer's choice for a column. */
export interface ColumnChoice {
  column: string;
  use: ColumnUse;
}

/** A row of a file as it is, and what it was taken for. */
interface SampleRow {
  row: number;
  cells: string[];
  role: RowRole;
  /** What each cell was taken for. */
  taken: CellRole[];
}

/** A part of a sheet as it is. */
export interface SheetSample {
  /** The sheets of the file; a CSV file has one without a name. */
  sheets: string[];
  sheet: string;
  rowCount: number;
  columnCount: number;
  rows: SampleRow[];
}

/** Which part of which sheet to return as a sample, in rows with text and columns from 0. */
export interface SampleQuery {
  /** Undefined for the one that is read. */
  sheet?: string | undefined;
  fromRow: number;
  fromColumn: number;
}

export const cellRoles = ["name", "table", "detail", "header", "leftOut"] as const;

/** `leftOut` also means an empty cell. */
export type CellRole = (typeof cellRoles)[number];

export const rowRoles = ["header", "guest", "heading", "leftOut", "other"] as const;

/** `heading` names a table; `other` is a title, total or note. */
export type RowRole = (typeof rowRoles)[number];

/** How the organizer wants a file to be read, as far as they chose. */
export interface ReadingChoices {
  mapping?: readonly ColumnChoice[] | undefined;
  answers?: readonly Answer[] | undefined;
  /** Numbers of rows that are left out otherwise. */
  rowsTakenIn?: readonly number[] | undefined;
  /** Read instead of the layout that the sheet seems to have. */
  pointed?: Pointed | undefined;
  sample?: SampleQuery | undefined;
  /** The event's list, whose guests and tables are left as they are. */
  present?: PresentList | undefined;
  /** Earlier choices for files of any shape, used if there are no others. */
  remembered?: readonly RememberedChoices[] | undefined;
}

/** What the organizer chose for a file. */
export interface MadeChoices {
  mapping: readonly ColumnChoice[] | null;
  answers: readonly Answer[];
  pointed: Pointed | null;
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

/** The interpretation of a file, and the resulting list. */
export interface GuestFileReading {
  /** Hash of the sheets' names and headers. */
  shape: string;
  /** Earlier choices that were used; null for none. */
  remembered: MadeChoices | null;
  fileColumns: FileColumn[];
  decisions: Decision[];
  sample: SheetSample;
  /** The example that was pointed at, as its first guest, for the next file; null without. */
  pointed: Pointed | null;
  list: GuestList;
  /** Why the file cannot be imported with these columns. The list is empty then. */
  problem?: readonly Message[] | undefined;
}

/** @throws DomainError UNREADABLE_FILE when the file cannot be imported with its columns as interpreted */
export function listOf<List>({ list, problem }: { list: List; problem?: readonly Message[] | undefined }): List {
  if (problem !== undefined) throw unreadable(problem);
  return list;
}

/** Row errors that are listed individually. */
export const maxRowErrors = 10_000;
