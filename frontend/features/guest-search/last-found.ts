import type { EventTheme } from "../../../common/theme.ts";
import { logFailure } from "../../lib/log-failure.ts";

/** The table found on this device, with the event's look: enough to show it without a connection. */
export interface LastFound {
  shortLink: string;
  eventName: string;
  theme: EventTheme;
  name: string;
  tableNumber: string;
  /** Milliseconds since 1970. */
  at: number;
}

const storageKey = "last-found-table";
// An event is over by then, and a phone may change hands.
const keptForMs = 2 * 24 * 60 * 60 * 1000;

/** Stores a find on this device, replacing the previous one. Of the guest, only the name and table are stored. */
export function rememberFound(found: Omit<LastFound, "at">): void {
  const record: LastFound = { ...found, at: Date.now() };
  inStorage((storage) => storage.setItem(storageKey, JSON.stringify(record)));
}

/** The last find on this device, if it was at this event and in the last two days. */
export function recallFound(shortLink: string): LastFound | undefined {
  const found = inStorage((storage) => readFound(storage.getItem(storageKey)));
  if (!found || found.shortLink !== shortLink) return undefined;
  const age = Date.now() - found.at;
  if (age >= 0 && age < keptForMs) return found;
  forgetFound(shortLink);
  return undefined;
}

/** Deletes the find at an event. */
export function forgetFound(shortLink: string): void {
  inStorage((storage) => {
    if (readFound(storage.getItem(storageKey))?.shortLink === shortLink) storage.removeItem(storageKey);
  });
}

// Storage may be switched off or full. Then nothing is stored, which is no reason to fail.
function inStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(window.localStorage);
  } catch (error) {
    logFailure("keeping the table on this device", error instanceof Error ? error.name : "");
    return undefined;
  }
}

function readFound(text: string | null): LastFound | undefined {
  const record = recordIn(text);
  const theme = isRecord(record?.theme) ? record.theme : {};
  const found = {
    shortLink: record?.shortLink,
    eventName: record?.eventName,
    name: record?.name,
    tableNumber: record?.tableNumber,
  };
  const look = {
    primaryColor: theme.primaryColor,
    backgroundColor: theme.backgroundColor,
    fontFamily: theme.fontFamily,
  };
  if (!isAllText(found) || !isAllText(look) || typeof record?.at !== "number") return undefined;
  return { ...found, theme: look, at: record.at };
}

function recordIn(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isRecord(value) ? value : undefined;
  } catch {
    // Not written by this code.
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function isAllText<Key extends string>(record: Record<Key, unknown>): record is Record<Key, string> {
  return Object.values(record).every((value) => typeof value === "string");
}
