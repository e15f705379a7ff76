import { kindOfFile } from "../../backend/features/guest-import/formats/file-kind.ts";
import { columnUses } from "../../backend/features/guest-import/list/model/guest-list.ts";
import { parseGuestFile } from "../../backend/features/guest-import/list/parse-guest-list.ts";
import { DomainError } from "../../backend/lib/domain-error.ts";
import type { Message } from "../../common/messages/message.ts";

export interface ReadGuest {
  name: string;
  table: string;
  /** Includes the household and the seat. */
  extras: readonly string[];
}

export interface ReadColumn {
  name: string;
  use: string;
  samples: readonly string[];
  isCertain: boolean;
}

interface ReadDecision {
  id: string;
  taken: string;
  options: readonly string[];
  isCertain: boolean;
}

export interface Choices {
  /** Undefined leaves the meanings to the reader. */
  mapping: readonly { column: string; use: string }[] | undefined;
  answers: readonly { decision: string; option: string }[];
}

export interface Reading {
  guests: readonly ReadGuest[];
  columns: readonly ReadColumn[];
  decisions: readonly ReadDecision[];
  warnings: readonly string[];
  /** Keys of messages about left-out rows that may have been guests. */
  rowErrors: readonly string[];
  reportedRows: number;
  /** Why the file is refused; undefined if it is not. */
  problem: string | undefined;
}

const keyOf = ({ key }: Message) => key;

/** Reads a file and turns a refusal into a result. Anything else thrown is a bug. */
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
