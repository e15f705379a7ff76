import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type ExpectedGuest, readCase } from "../../testing/list-case.ts";
import { kindOfFile } from "./formats/file-kind.ts";
import { parseGuestFile } from "./list/parse-guest-list.ts";

const folder = new URL("corpus/", import.meta.url);
const cases = readdirSync(folder)
  .filter((file) => file.endsWith(".txt"))
  .flatMap((file) =>
    readFileSync(new URL(file, folder), "utf8")
      .split(/^## /mu)
      .slice(1)
      .map((drawn) => ({ title: `${file}: ${drawn.slice(0, drawn.indexOf("\n"))}`, drawn })),
  );

const plain = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\s\u00A0\u202F]+/gu, " ")
    .trim();

/** Guests as lines, each table spelled in the `spelling`th way of the case, and each name as it was read if that is right. */
function expectedLines(guests: readonly ExpectedGuest[], read: readonly string[], spelling: number): string[] {
  const left = [...read];
  return guests.map(({ names, tables }) => {
    const lines = names.map((name) => lineOf(name, tables[spelling] ?? tables[0] ?? ""));
    const place = left.findIndex((line) => lines.includes(line));
    return left.splice(place, place < 0 ? 0 : 1)[0] ?? lines[0] ?? "";
  });
}

const lineOf = (name: string, table: string) => `${plain(name)} @ ${plain(table)}`;

test("the corpus is there", () => expect(cases.length).toBeGreaterThanOrEqual(500));

test.each(cases)("$title", async (one) => {
  const drawn = await readCase(one.drawn);
  const kind = kindOfFile(drawn.bytes, drawn.filename, "");
  if (drawn.isRefusedFirst) expect((await parseGuestFile(drawn.bytes, kind)).problem).toBeDefined();
  const mapping = drawn.mapping.length > 0 ? drawn.mapping : undefined;
  const { list, problem, decisions } = await parseGuestFile(drawn.bytes, kind, { mapping, answers: drawn.answers });
  expect(problem).toBeUndefined();
  const asked = decisions.filter(({ isCertain }) => !isCertain).map(({ id }) => id);
  expect(asked).toEqual(expect.arrayContaining(drawn.asked));

  if (drawn.tables.length > 0) expect(list.tables).toEqual(drawn.tables);

  const guests = list.guests.map(({ name, tableNumber, additionalInfo, household = "", seatNumber = "", ...more }) => ({
    line: lineOf(name, tableNumber),
    texts: [...additionalInfo.map(([, value]) => value), household, `${seatNumber}`, more.otherNames ?? ""].map(plain),
  }));
  const lines = guests.map(({ line }) => line).toSorted();
  const spellings = Math.max(1, ...drawn.guests.map(({ tables }) => tables.length));
  const expected = Array.from({ length: spellings }, (_, spelling) =>
    expectedLines(drawn.guests, lines, spelling).toSorted(),
  );
  expect(lines).toEqual(expected.find((one) => one.join("\n") === lines.join("\n")) ?? expected[0]);

  for (const { names, extras } of drawn.guests) {
    const found = guests.filter(({ line }) => names.some((name) => line.startsWith(`${plain(name)} @ `)));
    for (const extra of extras)
      expect(
        found.some(({ texts }) => texts.some((text) => text.includes(plain(extra)))),
        `${names[0]}: ${extra}`,
      ).toBe(true);
  }
});
