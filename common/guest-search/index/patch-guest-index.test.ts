import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns } from "../../testing/random-runs.ts";
import { findGuests, rankGuests } from "../matching/find-guests.ts";
import { buildGuestIndex, findTablemates, type GuestIndex, type IndexedGuest } from "./guest-index.ts";
import { patchGuestIndex } from "./patch-guest-index.ts";

// Few parts, so that edits remove the last guest of a term, or add a form that others have: "Müller" and "Mueller".
const parts = ["Anna", "ANNA", "Maria", "Müller", "Mueller", "Muller", "Jean", "Luc", "JeanLuc", "Jean-Luc", "O’Neill"];
const moreParts = [
  "Neill",
  "van",
  "der",
  "Berg",
  "Vandenberg",
  "Dr.",
  "Smith",
  "Smyth",
  "Иван",
  "Ivan",
  "王小明",
  "x",
  "🎉",
];
const aName = fc
  .array(fc.constantFrom(...parts, ...moreParts), { minLength: 1, maxLength: 3 })
  .map((all) => all.join(" "));
const anyName = fc.oneof(
  { weight: 6, arbitrary: aName },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constant("a b c d e f g h i j") },
);
const someOthers = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  fc.array(aName, { minLength: 1, maxLength: 2 }).map((names) => names.join("; ")),
);
const aTable = fc.constantFrom("", "1", "2", "__proto__");
const aGuest = fc.record({
  name: anyName,
  tableNumber: aTable,
  note: fc.constantFrom("", "Fish"),
  otherNames: someOthers,
});

const anEdit = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), guest: aGuest }),
  fc.record({ kind: fc.constant("change" as const), at: fc.nat(), guest: aGuest }),
  fc.record({ kind: fc.constant("move" as const), at: fc.nat(), tableNumber: aTable }),
  fc.record({ kind: fc.constant("remove" as const), at: fc.nat() }),
);
type Edit = typeof anEdit extends fc.Arbitrary<infer Value> ? Value : never;

/** Edited like an organizer's list, with the recorded edits. */
class EditedList {
  guests: IndexedGuest[] = [];
  changes = new Map<number, IndexedGuest | undefined>();
  #nextId = 1;

  edit(edit: Edit): void {
    const place = edit.kind === "add" ? this.guests.length : edit.at % Math.max(this.guests.length, 1);
    const before = this.guests[place];
    if (edit.kind === "add") this.#set(place, toGuest(this.#nextId++, edit.guest));
    if (before && edit.kind === "change") this.#set(place, toGuest(before.id, edit.guest));
    if (before && edit.kind === "move") this.#set(place, { ...before, tableNumber: edit.tableNumber });
    if (before && edit.kind === "remove") this.#remove(place, before.id);
  }

  #remove(place: number, id: number): void {
    this.guests = this.guests.toSpliced(place, 1);
    this.changes.set(id, undefined);
  }

  #set(place: number, guest: IndexedGuest): void {
    this.guests = this.guests.toSpliced(place, 1, guest);
    this.changes.set(guest.id, guest);
  }
}

interface Fields {
  name: string;
  tableNumber: string;
  note: string;
  otherNames?: string;
}
const toGuest = (id: number, { name, tableNumber, note, otherNames = "" }: Fields): IndexedGuest => ({
  id,
  name,
  tableNumber,
  info: note === "" ? "" : JSON.stringify({ note }),
  ...(otherNames !== "" && { otherNames }),
});

const everythingOf = (index: GuestIndex, query: string) => ({
  ranked: rankGuests(index, query, 5),
  found: findGuests(index, query, 5).guests.map((guest) => ({ guest, tablemates: findTablemates(index, guest) })),
});

it("finds exactly what a new index finds, after any edits", async () => {
  const edits = fc.array(anEdit, { maxLength: 12 });
  const query = fc.oneof(
    anyName,
    aName.map((name) => name.slice(0, 4)),
    aName.map((name) => name.replaceAll(" ", "")),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(edits, { minLength: 1, maxLength: 5 }),
      fc.array(query, { maxLength: 8 }),
      async (steps, queries) => {
        const list = new EditedList();
        let patched = await buildGuestIndex([]);
        for (const step of steps) {
          list.changes = new Map();
          for (const edit of step) list.edit(edit);
          patched = patchGuestIndex(patched, list.changes);
          const rebuilt = await buildGuestIndex(list.guests);
          expect(patched.guests).toEqual(rebuilt.guests);
          expect(patched.bytes).toBe(rebuilt.bytes);
          expect(patched.vocabulary.forms).toEqual(rebuilt.vocabulary.forms);
          for (const typed of [
            ...queries,
            ...list.guests.flatMap(({ name, otherNames = "" }) => [name, ...otherNames.split("; ")]),
          ]) {
            expect(everythingOf(patched, typed)).toEqual(everythingOf(rebuilt, typed));
          }
        }
      },
    ),
    { numRuns: randomRuns(150) },
  );
});
