/** A row of the table of limits in docs/security.md, which `npm run generate` writes. */
export interface LimitRow {
  /** The table is sorted by it, so it begins with the area: "Searches: …". */
  what: string;
  counts: string;
  limit: string;
  /** A status, or a wait. */
  beyond: string;
}

const rows: LimitRow[] = [];

/** Adds a row to the table, for a limit on a size. */
export function declareLimit(row: LimitRow): void {
  rows.push(row);
}

/** The rows of all modules that have been loaded, sorted. */
export const declaredLimits = (): readonly LimitRow[] =>
  [...rows].sort((one, other) => (one.what < other.what ? -1 : Number(one.what > other.what)));

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
