import { kindOfFile } from "../../backend/features/guest-import/formats/file-kind.ts";
import { columnUses } from "../../backend/features/guest-import/list/model/guest-list.ts";
import { parseGuestFile } from "../../backend/features/guest-import/list/parse-guest-list.ts";
import { DomainError } from "../../backend/lib/domain-error.ts";
import type { Message } from "../../common/messages/message.ts";

/** A guest as the reader reports it. */
export interface ReadGuest {
  name: string;
  table: string;
  /** What else is known of the guest, the household and the seat included. */
  extras: readonly string[];
}

/** A column as the reader took it. */
export interface ReadColumn {
  name: string;
  use: string;
  samples: readonly string[];
  isCertain: boolean;
}

/** Something that can be read in more than one way. */
interface ReadDecision {
  id: string;
  taken: string;
  options: readonly string[];
  isCertain: boolean;
}

/** What an organizer chose instead of what the reader took. */
export interface Choices {
  /** Every column's meaning; undefined leaves them to the reader. */
  mapping: readonly { column: string; use: string }[] | undefined;
  answers: readonly { decision: string; option: string }[];
}

/** All that the benchmark sees of one reading of a file. */
export interface Reading {
  guests: readonly ReadGuest[];
  columns: readonly ReadColumn[];
  decisions: readonly ReadDecision[];
  /** Keys of the warnings. */
  warnings: readonly string[];
  /** Keys of the messages about rows that were left out but may have been guests. */
  rowErrors: readonly string[];
  /** How many rows are listed as left out, for whatever reason. */
  reportedRows: number;
  /** Why the file is refused; undefined when it is not. */
  problem: string | undefined;
}

const keyOf = ({ key }: Message) => key;

/** The reader's answer for a file, however it refuses. Anything but a refusal is thrown: it is a bug. */
export async function readGuests(bytes: Buffer, filename: string, choices: Choices): Promise<Reading> {
  try {
    return await answerFor(bytes, filename, choices);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const nothing = { guests: [], columns: [], decisions: [], warnings: [], rowErrors: [], reportedRows: 0 };
    return { ...nothing, problem: error.messages.map(keyOf).join(", ") };
  }
}

async function answerFor(bytes: Buffer, filename: string, { mapping, answers }: Choices): Promise<Reading> {
  const found = await parseGuestFile(bytes, kindOfFile(bytes, filename, ""), {
    mapping: mapping?.filter(isKnown),
    answers,
  });
  const { fileColumns, decisions, list, problem } = found;
  return {
    guests: list.guests.map(({ name, tableNumber, additionalInfo, household, seatNumber }) => ({
      name,
      table: tableNumber,
      extras: [
        ...additionalInfo.map(([, value]) => value),
        ...(household ? [household] : []),
        ...(seatNumber ? [String(seatNumber)] : []),
      ],
    })),
    columns: fileColumns,
    decisions: decisions.map((decision) => ({ ...decision, options: decision.options.map(({ value }) => value) })),
    warnings: list.warnings.map(keyOf),
    rowErrors: list.rowErrors.map((error) => error.message.key),
    reportedRows: list.rowErrors.length + list.notGuests.length,
    problem: problem?.map(keyOf).join(", "),
  };
}

type KnownUse = (typeof columnUses)[number];

const isKnown = (choice: { column: string; use: string }): choice is { column: string; use: KnownUse } =>
  columnUses.some((use) => use === choice.use);
