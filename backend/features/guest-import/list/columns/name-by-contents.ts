import { type ColumnProfile, nameLikeness } from "./column-profile.ts";
import type { KnownColumns } from "./known-columns.ts";
import type { NameColumns } from "./name-columns.ts";

const minLikeness = 0.4;

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

/** The column that looks most like whole names, or two that look like its parts. */
export function nameColumnsByContents({ profiles, meanings }: KnownColumns): NameColumns | undefined {
  const excluded = new Set(
    otherMeanings.flatMap((meaning) => meanings.columnsFor(meaning).map(({ column }) => column)),
  );
  const candidates = profiles
    .map((profile, column) => ({ column, profile, likeness: excluded.has(column) ? 0 : nameLikeness(profile) }))
    .filter(({ likeness }) => likeness > 0.2)
    .sort((a, b) => b.likeness - a.likeness || a.column - b.column);
  const [best] = candidates;
  if (best === undefined) return undefined;
  const found = (columns: number[], areParts: boolean): NameColumns => ({ columns, areParts, rivals: [], weight: 0 });
  if (best.profile.shares.word > 0.6) {
    const parts = candidates.filter(({ profile }) => mayBePart(profile));
    const [one, other] = parts.sort((a, b) => b.profile.givenNames - a.profile.givenNames || a.column - b.column);
    if (one && other && Math.abs(one.column - other.column) === 1) return found([one.column, other.column], true);
  }
  return best.likeness >= minLikeness ? found([best.column], false) : undefined;
}
