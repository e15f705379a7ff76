import { describe, expect, it } from "vitest";
import { drawnSheet, seatingOf } from "../../../../../testing/drawn-sheet.ts";
import { parseGuestList } from "../../parse-guest-list.ts";
import { withoutBullets } from "./line-starts.ts";

/** As from a text file, whose commas have made cells. */
async function tablesOfText(text: string): Promise<Record<string, string>> {
  const { guests } = await parseGuestList(Buffer.from(text), { named: "csv", actual: "csv" });
  const tables: Record<string, string> = {};
  for (const { name, tableNumber } of guests) {
    tables[tableNumber] = tables[tableNumber] === undefined ? name : `${tables[tableNumber]}, ${name}`;
  }
  return tables;
}

const tablesIn = (drawing: string) => seatingOf(drawnSheet(drawing)).tables;

describe("tables with their guests", () => {
  it("reads a table and its guests in a line", () => {
    const drawing = `
      Table 5: Anna Meier, Ben Okafor and Cara Lind
      Table 6: Dora Holm; Emil Ost
    `;
    expect(tablesIn(drawing)).toEqual({
      "Table 5": "Anna Meier, Ben Okafor, Cara Lind",
      "Table 6": "Dora Holm, Emil Ost",
    });
  });

  it("reads tables without the word before a colon", () => {
    const drawing = `
      Rose: Anna Meier, Ben Okafor
      Lily: Carla Ruiz, Dora Holm
    `;
    expect(tablesIn(drawing)).toEqual({ Rose: "Anna Meier, Ben Okafor", Lily: "Carla Ruiz, Dora Holm" });
  });

  it("reads headings with bullets or numbers below", () => {
    const bullets = `
      ## Rose
      - Anna Meier
      • Ben Okafor

      ## Lily
      - Carla Ruiz
    `;
    expect(tablesIn(bullets)).toEqual({ Rose: "Anna Meier, Ben Okafor", Lily: "Carla Ruiz" });
    const numbers = `
      Tisch 1:
      1. Anna Meier
      2. Ben Okafor
      Tisch 2:
      1. Carla Ruiz
    `;
    expect(tablesIn(numbers)).toEqual({ "Tisch 1": "Anna Meier, Ben Okafor", "Tisch 2": "Carla Ruiz" });
  });
});

describe("a guest and a table in a line", () => {
  it.each([
    ["a dash", "Anna Meier – Table 5", "Ben Okafor – Table 5", "Table 5"],
    ["brackets", "Anna Meier (Tisch 5)", "Ben Okafor (Tisch 5)", "Tisch 5"],
    ["a number before", "1. Anna Meier - 5", "2. Ben Okafor - 5", "5"],
    ["a slash", "Anna Meier / Table 5", "Ben Okafor / Table 5", "Table 5"],
    ["a bullet", "Anna Meier • Tisch 5", "Ben Okafor • Tisch 5", "Tisch 5"],
    ["a point", "Anna Meier · Head table", "Ben Okafor · Head table", "Head table"],
    ["an arrow", "Anna Meier → Mesa 5", "Ben Okafor → Mesa 5", "Mesa 5"],
    ["nothing", "Anna Meier Table 5", "Ben Okafor Table 5", "Table 5"],
  ])("reads them with %s between", (_, first, second, table) => {
    expect(tablesIn(`\n${first}\n${second}\n`)).toEqual({ [table]: "Anna Meier, Ben Okafor" });
  });

  it("reads such lines in each cell", () => {
    const drawing = `
      Anna Meier – 5 | Gina Lund – 6
      Ben Okafor – 5 | Hugo Stein – 7
    `;
    expect(tablesIn(drawing)).toEqual({ 5: "Anna Meier, Ben Okafor", 6: "Gina Lund", 7: "Hugo Stein" });
  });
});

describe("columns in text", () => {
  it("leaves plain names alone", () => {
    const sheet = drawnSheet(`
      Anna Meier
      Ben Okafor
      Carla Ruiz
    `);
    expect(seatingOf(sheet)).toMatchObject({ layout: "rows", tables: { "": "Anna Meier, Ben Okafor, Carla Ruiz" } });
  });
});

describe("text files", () => {
  const both = { "Table 1": "Anna Meier, Ben Okafor, Carla Ruiz", "Table 2": "Dora Holm, Emil Ost, Finn Berg" };

  it.each([
    [
      "names before the table",
      "Anna Meier, Ben Okafor and Carla Ruiz – Table 1\nDora Holm, Emil Ost and Finn Berg – Table 2",
    ],
    [
      "names over several lines",
      "Table 1: Anna Meier, Ben Okafor,\nCarla Ruiz\n\nTable 2: Dora Holm, Emil Ost,\nFinn Berg",
    ],
    [
      "names over several lines below",
      "Table 1\nAnna Meier,\nBen Okafor, Carla Ruiz\n\nTable 2\nDora Holm, Emil Ost,\nFinn Berg",
    ],
    ["a blank", "Table 1 Anna Meier, Ben Okafor, Carla Ruiz\nTable 2 Dora Holm, Emil Ost, Finn Berg"],
    [
      "underlined headings",
      "Table 1\n-------\nAnna Meier\nBen Okafor\nCarla Ruiz\n\nTable 2\n-------\nDora Holm\nEmil Ost\nFinn Berg",
    ],
    [
      "messages at work",
      "Natasha  12:03 PM\nTable 1: Anna Meier, Ben Okafor, Carla Ruiz\nTable 2: Dora Holm, Emil Ost, Finn Berg\nTom  12:05 PM\nThanks!",
    ],
    ["a dash", "Table 1 - Anna Meier, Ben Okafor, Carla Ruiz\nTable 2 - Dora Holm, Emil Ost, Finn Berg"],
    [
      "family names first",
      "Meier, Anna ..... Table 1\nOkafor, Ben ..... Table 1\nRuiz, Carla ..... Table 1\nHolm, Dora ..... Table 2\nOst, Emil ..... Table 2\nBerg, Finn ..... Table 2",
    ],
    [
      "letters",
      "Table 1\n  a) Anna Meier\n  b) Ben Okafor\n  c) Carla Ruiz\nTable 2\n  a) Dora Holm\n  b) Emil Ost\n  c) Finn Berg",
    ],
    [
      "seats",
      "Table 1, Seat 1: Anna Meier\nTable 1, Seat 2: Ben Okafor\nTable 1, Seat 3: Carla Ruiz\nTable 2, Seat 1: Dora Holm\nTable 2, Seat 2: Emil Ost\nTable 2, Seat 3: Finn Berg",
    ],
    [
      "meals",
      "Table 1\n1. Anna Meier – Fish\n2. Ben Okafor – Beef\n3. Carla Ruiz – Fish\nTable 2\n1. Dora Holm – Beef\n2. Emil Ost – Fish\n3. Finn Berg – Beef",
    ],
  ])("reads %s", async (_, text) => {
    expect(await tablesOfText(text)).toEqual(both);
  });

  it("reads headings with numbers and bullets, and by their marks", async () => {
    const nested = "- Table 1\n  - Anna Meier\n  - Ben Okafor\n- Table 2\n  - Dora Holm\n  - Emil Ost";
    expect(await tablesOfText(nested)).toEqual({
      "Table 1": "Anna Meier, Ben Okafor",
      "Table 2": "Dora Holm, Emil Ost",
    });
    const numbered = "1) Table Rose\nAnna Meier\nBen Okafor\n2) Table Lily\nDora Holm\nEmil Ost\nTotal: 4";
    expect(await tablesOfText(numbered)).toEqual({
      "Table Rose": "Anna Meier, Ben Okafor",
      "Table Lily": "Dora Holm, Emil Ost",
    });
    const marked = "Table 1:\nAnna Meier\nBen Okafor\nTable 2:\nDora Holm\nEmil Ost\nGarden:\nFinn Berg\nGina Lund";
    expect(await tablesOfText(marked)).toMatchObject({
      "Table 2": "Dora Holm, Emil Ost",
      Garden: "Finn Berg, Gina Lund",
    });
  });

  it("reads a header in a line, and names in parts as columns", async () => {
    expect(await tablesOfText('"姓名;桌号"\n"熊玉梅;5"\n"涂俊凯;5"\n"夏婷;4"')).toEqual({
      5: "熊玉梅, 涂俊凯",
      4: "夏婷",
    });
    const parts = '"First;Last;Table"\n"Dane;Walker;1"\n"Titus;Walker;1"\n"Aliya;Morissette;2"';
    expect(await tablesOfText(parts)).toEqual({ 1: "Dane Walker, Titus Walker", 2: "Aliya Morissette" });
  });

  it("splits no family name from its given name", async () => {
    expect(await tablesOfText("Martin, Anna – Table 5\nThomas, Ben – Table 5\nMeier, Carla – Table Rose")).toEqual({
      "Table 5": "Anna Martin, Ben Thomas",
      "Table Rose": "Carla Meier",
    });
  });
});

describe("withoutBullets", () => {
  it.each(["1. ", "1) ", "#1 ", "1 - ", "(1) "])("drops %j of a list that counts up at a few tables", (start) => {
    const numbered = ["Anna", "Ben", "Cleo"].map((name, at) => start.replace("1", String(at + 1)) + name);
    const others = ["Dora", "Emil", "Finn", "Gina", "3 Kings"];
    expect(withoutBullets([...others, ...numbered])).toEqual([...others, "Anna", "Ben", "Cleo"]);
  });

  it("keeps numbers that do not count up", () => {
    const texts = ["Dora", "Emil", "Finn", "Gina", "4. Anna", "4. Ben", "3. Cleo"];
    expect(withoutBullets(texts)).toEqual(texts);
  });
});
