import { groupBy } from "../../../../common/lib/group-by.ts";
import { type KnownGuest, pairingKeys, type SheetGuest, type StatedGuest } from "./guest-fields.ts";

/** What a step compares. Of several who are alike, those at one table are paired in their order, and others not at all. */
type PairingStep = readonly (keyof Keys)[];

/** For guests of the sheet before. */
export const sheetSteps: readonly PairingStep[] = [
  ["name", "table", "household", "host", "info", "row"],
  ["name", "table", "household", "host", "info"],
  ["name", "table", "household", "host"],
  ["name", "table", "info", "row"],
  ["name", "table", "info"],
  ["name", "table", "row"],
  ["name", "table"],
  ["name", "household", "host"],
  ["name", "info"],
  ["name", "row"],
  ["name"],
];

/** Rows and columns of the list are not those of a sheet, so they pair nobody. Unnamed plus-ones are told apart by their hosts. */
export const listSteps: readonly PairingStep[] = [
  ["name", "table", "household", "host"],
  ["name", "table"],
  ["name", "household", "host"],
  ["name"],
];

/**
 * Pairs rows of a file, by their places, with guests of the list or of the sheet before, by name and table, then by what else
 * is alike. Each step pairs what the steps before have left. A name that both sides have once needs none.
 */
export function pairGuests<Guest extends KnownGuest>(
  steps: readonly PairingStep[],
  rows: Iterable<[place: number, row: SheetGuest]>,
  guests: readonly Guest[],
): Map<number, Guest> {
  const pairs = new Map<number, Guest>();
  const nameOf = ({ values }: StatedGuest) => values.name.toLowerCase();
  const byName = groupBy(guests, nameOf);
  const named = [...groupBy(rows, ([, row]) => nameOf(row))].flatMap(([name, namesakes]) => {
    const found = byName.get(name);
    return found ? [{ namesakes, found }] : [];
  });
  const several = named.filter(({ namesakes: [row, ...others], found: [guest, ...more] }) => {
    const isOne = row !== undefined && guest !== undefined && others.length + more.length === 0;
    if (isOne) pairs.set(row[0], guest);
    return !isOne;
  });
  let left = several.flatMap(({ namesakes }) => namesakes.map(([place, row]) => ({ place, keys: pairingKeys(row) })));
  let free = several.flatMap(({ found }) => found.map((guest) => ({ guest, keys: pairingKeys(guest) })));
  for (const step of steps) {
    const taken = new Set<Guest>();
    for (const [place, guest] of pairsOf(step, left, free)) {
      pairs.set(place, guest);
      taken.add(guest);
    }
    left = left.filter(({ place }) => !pairs.has(place));
    free = free.filter(({ guest }) => !taken.has(guest));
  }
  return pairs;
}

type Keys = ReturnType<typeof pairingKeys>;

function pairsOf<Guest>(
  step: PairingStep,
  rows: readonly { place: number; keys: Keys }[],
  guests: readonly { guest: Guest; keys: Keys }[],
): [place: number, guest: Guest][] {
  const waiting = groupBy(guests, ({ keys }) => keyFor(step, keys));
  return [...groupBy(rows, ({ keys }) => keyFor(step, keys))].flatMap(([key, alike]) => {
    const found = waiting.get(key) ?? [];
    if (key === undefined || (!step.includes("table") && (alike.length > 1 || found.length > 1))) return [];
    return alike.flatMap(({ place }, index): [number, Guest][] => {
      const pair = found[index];
      return pair ? [[place, pair.guest]] : [];
    });
  });
}

/** Undefined for a guest without what a step compares. */
function keyFor(step: PairingStep, of: Keys): string | undefined {
  if (step.includes("household") && of.household === "" && of.host === "") return undefined;
  return step.map((key) => of[key]).join("\n");
}
