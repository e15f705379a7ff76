import type { Message } from "../../common/messages/message.ts";
import { DomainError, statusOfCode } from "./domain-error.ts";

/** A row of the table of limits in docs/security.md, which `npm run limits` writes. */
interface LimitRow {
  /** What is limited. The table is sorted by it, so it begins with the area: "Searches: …". */
  what: string;
  /** Whom it counts, or what, such as "each network, by each process". */
  counts: string;
  /** How much is allowed. Numbers come from the constants that are applied. */
  limit: string;
  /** What happens beyond that: a status, a wait. */
  beyond: string;
}

const rows: LimitRow[] = [];

/** Adds a row to the table, for a limit that is no queue and no rate. Called when its module is loaded. */
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

/** What people beyond a limit are told. */
export interface Refusal {
  code: "RATE_LIMITED" | "UNAVAILABLE";
  message: Message | ((seconds: number) => Message);
  /** When to come back; in a minute by default. */
  retryAfterSeconds?: number;
}

const defaultRetrySeconds = 60;

/** The error for somebody beyond a limit. @param seconds when to come back, if that is known better */
export function refusalError(
  refusal: Refusal,
  seconds = refusal.retryAfterSeconds ?? defaultRetrySeconds,
): DomainError {
  const { code, message } = refusal;
  return new DomainError(code, typeof message === "function" ? message(seconds) : message, {
    retryAfterSeconds: seconds,
  });
}

/** A refusal as the table says it. @param seconds the longest time after which to come back */
export const formatRefusal = (refusal: Refusal, seconds = refusal.retryAfterSeconds ?? defaultRetrySeconds): string =>
  `${statusOfCode[refusal.code]}, again after ${formatSeconds(seconds)}`;

/** What those are told who have taken too much of something that everybody shares. */
export interface SharedRefusal {
  /** Their own share is used up. */
  own: Refusal;
  /** Everybody's is. */
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

/** Seconds as people say them: "0.5 s", "15 min", "7 days". */
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

/** Bytes as people say them: "200 kB", "5 MB". */
export function formatBytes(bytes: number): string {
  const [size, unit] = byteUnits.find(([length]) => bytes > 0 && bytes % length === 0) ?? [1, "bytes"];
  return `${formatCount(bytes / size)} ${unit}`;
}
