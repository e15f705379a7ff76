import type { SheetRow } from "../../formats/sheet.ts";
import { type ColumnProfile, nameLikeness } from "./column-profile.ts";
import type { KnownColumns } from "./known-columns.ts";
import type { NameColumns } from "./name-columns.ts";

const minLikeness = 0.4;
const minNames = 0.8;

/** Meanings of a header that rule out a name, whatever the contents are. */
const otherMeanings = [
  "table",
  "seat",
  "meal",
  "diet",
  "email",
  "phone",
  "address",
  "date",
  "notes",
  "side",
  "attendance",
  "title",
] as const;

function mayBePart({ shares, distinct, filled }: ColumnProfile): boolean {
  return shares.word > 0.5 && shares.word + shares.name > 0.8 && distinct > filled * 0.3;
}

/** A column that is often empty is rather that of further guests. */
function fullness({ filled, rows }: ColumnProfile): number {
  return 0.5 + (0.5 * filled) / Math.max(1, rows);
}

const minAlone = 0.5;
const maxRival = 0.5;
const minGivenNames = 0.25;

/** Whether no other column can have the names. */
function isAlone(best: Candidate, rival: Candidate | undefined): boolean {
  const { likeness, profile } = best;
  const isLikely = likeness >= minAlone && (profile.givenNames >= minGivenNames || profile.shares.name >= minNames);
  return isLikely && (rival === undefined || rival.likeness <= likeness * maxRival);
}

const sampledRows = 100;
const maxMarked = 0.05;

/** "a) Anna" and "Anna (Fish)" have something beside the name, which may be read in another way. */
function areBare(rows: readonly SheetRow[], columns: readonly number[]): boolean {
  const cells = rows.slice(0, sampledRows).flatMap((row) => columns.map((column) => (row.cells[column] ?? "").trim()));
  const marked = cells.filter((cell) => /^[^\p{L}"“„'’]|^\p{L}{1,2}[).:]\s|[([{:=]|\s[–—-]\s/u.test(cell)).length;
  return marked <= cells.length * maxMarked;
}

interface Candidate {
  likeness: number;
  profile: ColumnProfile;
}

/** The column that looks most like whole names, or two that look like its parts. */
export function nameColumnsByContents({ profiles, meanings, rows }: KnownColumns): NameColumns | undefined {
  const excluded = new Set(
    otherMeanings.flatMap((meaning) => meanings.columnsFor(meaning).map(({ column }) => column)),
  );
  const candidates = profiles
    .map((profile, column) => ({ column, profile, likeness: excluded.has(column) ? 0 : nameLikeness(profile) }))
    .filter(({ likeness }) => likeness > 0.2)
    .sort((a, b) => b.likeness * fullness(b.profile) - a.likeness * fullness(a.profile) || a.column - b.column);
  const [best] = candidates;
  if (best === undefined) return undefined;
  const found = (columns: number[], areParts: boolean): NameColumns => {
    const rival = candidates.find(({ column }) => !columns.includes(column));
    return { columns, areParts, rivals: [], weight: 0, isAlone: isAlone(best, rival) && areBare(rows, columns) };
  };
  if (best.profile.shares.word > 0.6) {
    const parts = candidates.filter(({ profile }) => mayBePart(profile));
    const [one, other] = parts.sort((a, b) => b.profile.givenNames - a.profile.givenNames || a.column - b.column);
    if (one && other && Math.abs(one.column - other.column) === 1) return found([one.column, other.column], true);
  }
  return best.likeness >= minLikeness ? found([best.column], false) : undefined;
}
