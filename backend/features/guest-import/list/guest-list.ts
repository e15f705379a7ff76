import type { Message } from "../../../../common/messages/message.ts";
import { unreadable } from "../formats/unreadable.ts";

/** A guest in the file. `additionalInfo` contains the extra columns with a value, in the file's order. */
export interface ImportedGuest {
  name: string;
  /** Empty when the file has none. */
  tableNumber: string;
  additionalInfo: [column: string, value: string][];
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
  /** At most `maxRowErrors`; a warning counts the rest. */
  rowErrors: RowError[];
  /** For the organizer: what may have been misread. */
  warnings: Message[];
}

/** The meaning of a column in a file. */
export type ColumnUse = "name" | "firstName" | "lastName" | "table" | "extra" | "ignored";

/** A column below its header, with a name that is unique in the file. */
export interface FileColumn {
  name: string;
  use: ColumnUse;
  /** The first few texts below the header, truncated if long. */
  samples: string[];
}

/** The organizer's choice for a column. */
export interface ColumnChoice {
  column: string;
  use: ColumnUse;
}

/** The result of reading a file: how its columns were interpreted, and the resulting list. */
export interface GuestFileReading {
  fileColumns: FileColumn[];
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
