import type { Message } from "../../../../common/messages/message.ts";
import { unreadable } from "../formats/unreadable.ts";

/** A guest as the file gives it. `additionalInfo` holds the extra columns that have a value, in the file's order. */
export interface ImportedGuest {
  name: string;
  /** Empty when the file gives none. */
  tableNumber: string;
  additionalInfo: [column: string, value: string][];
}

/** A row that was left out. `row` is the number that the spreadsheet program shows beside it, from 1. */
export interface RowError {
  row: number;
  /** Why it was left out. */
  message: Message;
}

/** What was read from a guest list file. */
export interface GuestList {
  /** Names of the extra columns that at least one guest has a value in, in the file's order; all different. */
  columns: string[];
  guests: ImportedGuest[];
  /** At most `maxRowErrors`; a warning counts the rest. */
  rowErrors: RowError[];
  /** For the organiser: what may have been read differently from what was meant. */
  warnings: Message[];
}

/** What a column of a file is taken for. */
export type ColumnUse = "name" | "firstName" | "lastName" | "table" | "extra" | "ignored";

/** A column below its header, by a name that no other column of the file has. */
export interface FileColumn {
  name: string;
  use: ColumnUse;
  /** The first few texts below the header, cut where they are long. */
  samples: string[];
}

/** What the organiser says that a column is. */
export interface ColumnChoice {
  column: string;
  use: ColumnUse;
}

/** What came of reading a file: the columns as they were understood, and the list that they make. */
export interface GuestFileReading {
  fileColumns: FileColumn[];
  list: GuestList;
  /** Why the file cannot be imported with its columns understood like this; the list is empty then. */
  problem?: readonly Message[] | undefined;
}

/**
 * The list of a file that can be imported as it was understood.
 *
 * @throws DomainError UNREADABLE_FILE for any other.
 */
export function listOf<List>({ list, problem }: { list: List; problem?: readonly Message[] | undefined }): List {
  if (problem !== undefined) throw unreadable(problem);
  return list;
}

/** Row errors that are listed one by one. */
export const maxRowErrors = 10_000;
