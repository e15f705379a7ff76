import type { Message } from "../../common/messages/message.ts";
import { DomainError, statusOfCode } from "./domain-error.ts";

/** A row of the table of limits in docs/security.md, which `npm run generate` writes. */
interface LimitRow {
  /** The table is sorted by it, so it begins with the area: "Searches: …". */
  what: string;
  counts: string;
  limit: string;
  /** A status, or a wait. */
  beyond: string;
}

const rows: LimitRow[] = [];

/** Adds a row to the table, for a limit that is neither a queue nor a rate. */
export function declareLimit(row: LimitRow): void {
  rows.push(row);
}

/** The rows of all modules that have been loaded, sorted. */
export const declaredLimits = (): readonly LimitRow[] =>
  [...rows].sort((one, other) => (one.what < other.what ? -1 : Number(one.what > other.what)));

/** A limit with its row in the table. Engines accept nothing else, so that no limit is missing there. */
export class DeclaredLimit<Limit> {
  readonly #limit: Limit;

  constructor(limit: Limit, row: LimitRow) {
    this.#limit = limit;
    declareLimit(row);
  }

  get limit(): Limit {
    return this.#limit;
  }
}

/** What people get beyond a limit; they may come back in a minute by default. */
export interface Refusal {
  code: "RATE_LIMITED" | "UNAVAILABLE";
  message: Message | ((seconds: number) => Message);
  retryAfterSeconds?: number;
}

const defaultRetrySeconds = 60;

/** The error beyond a limit. `seconds`: when to come back, if that is known better. */
export function refusalError(
  refusal: Refusal,
  seconds = refusal.retryAfterSeconds ?? defaultRetrySeconds,
): DomainError {
  const { code, message } = refusal;
  return new DomainError(code, typeof message === "function" ? message(seconds) : message, {
    retryAfterSeconds: seconds,
  });
}

/** A refusal as the table shows it. `seconds`: the longest time after which to come back. */
export const formatRefusal = (refusal: Refusal, seconds = refusal.retryAfterSeconds ?? defaultRetrySeconds): string =>
  `${statusOfCode[refusal.code]}, again after ${formatSeconds(seconds)}`;

/** For those whose own share is used up, and for when everybody's is. */
export interface SharedRefusal {
  own: Refusal;
  all: Refusal;
}

export function formatSharedRefusal(refusal: SharedRefusal): string {
  const [own, all] = [formatRefusal(refusal.own), formatRefusal(refusal.all)];
  return own === all ? own : `own: ${own}; all: ${all}`;
}

export const formatCount = (count: number): string => count.toLocaleString("en");

type Units = readonly (readonly [size: number, unit: string])[];

const timeUnits: Units = [
  [86_400, "days"],
  [3600, "h"],
  [60, "min"],
];

/** Seconds formatted for people: "0.5 s", "15 min", "7 days". */
export function formatSeconds(seconds: number): string {
  const [size, unit] = timeUnits.find(([length]) => seconds > 0 && seconds % length === 0) ?? [1, "s"];
  return `${seconds / size} ${seconds === size && unit === "days" ? "day" : unit}`;
}

const byteUnits: Units = [
  [1024 ** 3, "GB"],
  [1024 ** 2, "MB"],
  [1e6, "MB"],
  [1024, "kB"],
  [1e3, "kB"],
];

/** Bytes formatted for people: "200 kB", "5 MB". */
export function formatBytes(bytes: number): string {
  const [size, unit] = byteUnits.find(([length]) => bytes > 0 && bytes % length === 0) ?? [1, "bytes"];
  return `${formatCount(bytes / size)} ${unit}`;
}
