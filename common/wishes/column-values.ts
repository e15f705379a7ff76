export interface GuestColumns {
  readonly additionalInfo: Readonly<Record<string, unknown>>;
}

/** Without case, accents and outer spaces; empty for no value. */
function columnValueKey({ additionalInfo }: GuestColumns, column: string): string {
  if (!Object.hasOwn(additionalInfo, column)) return "";
  return String(additionalInfo[column]).normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
}

/** Guests by their value in a column, without those who have none. */
export function guestsByValue<Guest extends GuestColumns>(
  guests: Iterable<Guest>,
  column: string,
): ReadonlyMap<string, readonly Guest[]> {
  const groups = new Map<string, Guest[]>();
  for (const guest of guests) {
    const key = columnValueKey(guest, column);
    if (key === "") continue;
    const group = groups.get(key);
    if (group) group.push(guest);
    else groups.set(key, [guest]);
  }
  return groups;
}
