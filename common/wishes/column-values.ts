export interface GuestColumns {
  readonly additionalInfo: Readonly<Record<string, unknown>>;
}

function columnValueKey({ additionalInfo }: GuestColumns, column: string): string {
  return Object.hasOwn(additionalInfo, column) ? valueKey(String(additionalInfo[column])) : "";
}

/** Without case, accents and outer spaces; empty for no value. */
const valueKey = (value: string) => value.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();

/** Whether a guest has a value in a column, in any case, with or without accents. */
export function hasValue(guest: GuestColumns, column: string, value: string): boolean {
  return value !== "" && columnValueKey(guest, column) === valueKey(value);
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
