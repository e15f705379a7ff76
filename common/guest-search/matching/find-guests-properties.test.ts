import fc from "fast-check";
import { expect, it } from "vitest";
import { buildGuestIndex, type GuestIndex } from "../index/guest-index.ts";
import { foldedForms } from "../spelling/fold.ts";
import { splitName } from "../spelling/name-parts.ts";
import { findGuests, rankGuests } from "./find-guests.ts";

const namesList = [
  ...["Anna Maria Müller", "Jan Müller", "Jean-Luc Picard", "Łukasz Wójcik", "Søren Kjær", "Seán O’Brien"],
  ...["Мария Иванова", "Γιώργος Παπαδόπουλος", "王小明", "김민준", "Nguyễn Thị Lan", "Elizabeth Taylor"],
  ...["María José García López", "Müller Jan", "Dr. Jan Müller"],
];
const indexOf = (names: readonly string[]): Promise<GuestIndex> =>
  buildGuestIndex(names.map((name, id) => ({ id, name, tableNumber: "1", info: "" })));
const fixed = await indexOf(namesList);
const aName = fc.constantFrom(...namesList);
const found = (query: string, limit = 10) => findGuests(fixed, query, limit).guests.map(({ name }) => name);

const letters = fc.constantFrom(..."abcdeimnorstüéøßłабвгиняΑγδεση王 -'’.");
const anyName = fc.oneof(
  fc.string({ unit: letters, minLength: 1, maxLength: 24 }),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 24 }),
);

// Names with the same parts in the same order look the same; a name without parts is its text.
function identity(name: string): string {
  return splitName(name).join(" ") || name.trim().toLowerCase();
}

it("finds every name first when it is typed in full", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyName, { minLength: 1, maxLength: 12 }), fc.nat(), async (names, pick) => {
      const name = names[pick % names.length] ?? "";
      fc.pre(name.trim() !== "");
      const [first] = findGuests(await indexOf(names), name, 3).guests;
      expect(first && identity(first.name)).toEqual(identity(name));
    }),
    { examples: ["۰a", "ﹰ0"].map((name) => [[name], 0]) },
  );
});

it("finds a name whatever its case or accents", () => {
  fc.assert(
    fc.property(aName, fc.boolean(), (name, isUpper) => {
      const bare = name.normalize("NFD").replace(/\p{M}/gu, "");
      expect(found(isUpper ? bare.toUpperCase() : bare)).toContain(name);
      expect(found(name.normalize("NFD"))[0]).toBe(name);
    }),
  );
});

it("finds a name with its parts in any order, or left out", () => {
  fc.assert(
    fc.property(
      aName.chain((name) => fc.tuple(fc.constant(name), fc.shuffledSubarray(splitName(name), { minLength: 1 }))),
      ([name, parts]) => {
        expect(found(parts.join(", "), namesList.length)).toContain(name);
      },
    ),
  );
});

it("finds a name however far its parts are typed", () => {
  fc.assert(
    fc.property(aName, fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 6, maxLength: 6 }), (name, lengths) => {
      const typed = splitName(name).map((part, i) => part.slice(0, lengths[i]));
      expect(found(typed.join(" "), namesList.length)).toContain(name);
    }),
  );
});

it("returns distinct guests for any text, no more than the limit, by ascending layers, the same every time", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary", maxLength: 100 }), fc.string({ unit: letters, maxLength: 100 })),
      fc.integer({ min: 0, max: 20 }),
      (query, limit) => {
        const ranked = rankGuests(fixed, query, limit);
        expect(ranked.length).toBeLessThanOrEqual(limit);
        expect(new Set(ranked.map(({ guest }) => guest)).size).toBe(ranked.length);
        expect(ranked.map(({ layer }) => layer)).toEqual(ranked.map(({ layer }) => layer).toSorted((a, b) => a - b));
        expect(rankGuests(fixed, query, limit)).toEqual(ranked);
      },
    ),
  );
});

it("finds nobody for a name that is far from every name on the list", () => {
  const strange = fc.string({ unit: fc.constantFrom("q", "x", "w", "v", "f", "k"), minLength: 6, maxLength: 12 });
  fc.assert(
    fc.property(strange, strange, (first, last) => {
      expect(found(`${first} ${last}`)).toEqual([]);
    }),
  );
});

it("does not change a folded form by folding it again", () => {
  fc.assert(
    fc.property(anyName, (name) => {
      for (const form of splitName(name).flatMap((part) => foldedForms(part)))
        expect(foldedForms(form)).toContain(form);
    }),
  );
});

it("returns the first matches of all, however low the limit", async () => {
  const part = fc.constantFrom(..."Anna Ann An Li Guest Family de Dr. Berg Bergmann 12 Luc".split(" "));
  const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 5, maxLength: 60 }), name, fc.nat(12), async (names, typed, cut) => {
      const index = await indexOf(names);
      const query = typed.slice(0, cut + 1);
      const all = rankGuests(index, query, names.length);
      for (const limit of [1, 2, 5]) expect(rankGuests(index, query, limit)).toEqual(all.slice(0, limit));
    }),
  );
});
