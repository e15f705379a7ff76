import { describe, expect, it } from "vitest";
import { appLanguages } from "../app-languages.ts";
import { type Message, message } from "../messages/message.ts";
import { issueMessage } from "../rule-messages.ts";
import { type PrintKind, printKinds } from "./print-kinds.ts";
import { defaultPrintOptions, printFields, printOptionsSchema } from "./print-options.ts";

const known = { language: "en", columns: ["Meal", "Allergies", "Phone"] } as const;

const parse = (kind: PrintKind, given: object) => printOptionsSchema(kind, known).parse(given);
const mistakes = (kind: PrintKind, given: object): Message[] =>
  printOptionsSchema(kind, known).safeParse(given).error?.issues.map(issueMessage) ?? [];

it("dates the team's sheets only, whatever is asked for", () => {
  const dated = printKinds.filter((kind) => "hasFooter" in parse(kind, { hasFooter: true }));
  expect(dated).toEqual(["by-name", "by-table", "caterer", "check-in", "codes", "floor-plan"]);
});

describe.each(printKinds)("%s", (kind) => {
  it.each(appLanguages)("prints what is usual if nothing is chosen, in %s", (language) => {
    const usual = defaultPrintOptions(kind, { ...known, language });
    expect(printOptionsSchema(kind, { ...known, language }).parse({})).toEqual(usual);
    expect(parse(kind, { paper: null, look: null, which: null, columns: null })).toEqual(parse(kind, {}));
    const papers = printFields(kind, known).find(({ name }) => name === "paper")?.values;
    expect(papers).toContain(usual.paper);
    expect(papers).toContain(defaultPrintOptions(kind, { ...known, usesInches: true }).paper);
  });
});

it("guesses meals and diets for the caterer only", () => {
  expect(parse("caterer", {})).toMatchObject({ mealColumn: "Meal", dietColumns: ["Allergies"] });
  expect(parse("caterer", { mealColumn: "", dietColumns: [] })).toMatchObject({ mealColumn: "", dietColumns: [] });
  expect(parse("place-cards", {})).toMatchObject({ mealColumn: "" });
});

it("says which guests are printed", () => {
  expect(parse("by-name", { which: "table", table: " Head Table " })).toMatchObject({
    which: "table",
    table: "Head Table",
  });
  expect(mistakes("by-name", { which: "table", table: " " })).toEqual([message("rules.printTableRequired")]);
  expect(parse("by-name", { which: "changed", since: 7 })).toMatchObject({ which: "changed", since: 7 });
  expect("which" in parse("poster", { which: "table" })).toBe(false);
});

it.each([
  [{ paper: "a0" }, "rules.printPaper"],
  [{ order: "random" }, "rules.printOrder"],
  [{ mealColumn: "Dessert" }, "rules.printColumn"],
  [{ language: "tlh" }, "rules.printLanguage"],
  [{ sheet: "L7160" }, "rules.printSheet"],
  [{ sheet: "custom" }, "rules.sheetIncomplete"],
  [{ sheet: "custom", sheetColumns: 3, sheetRows: 1, cardWidth: 90, cardHeight: 50 }, "rules.sheetTooLarge"],
  [{ sheet: "custom", sheetColumns: 1, sheetRows: 1, cardWidth: 9, cardHeight: 50 }, "rules.cardSide"],
])("refuses %j", (given, key) => {
  expect(mistakes("place-cards", given).map((mistake) => mistake.key)).toEqual([key]);
});

it("refuses codes on cards that are too small for them", () => {
  const cards = { sheet: "custom", sheetColumns: 2, sheetRows: 2, cardWidth: 60, cardHeight: 30 };
  const key = "rules.cardTooSmallForCode";
  const keys = (kind: PrintKind, given: object) => mistakes(kind, { ...cards, ...given }).map((mistake) => mistake.key);
  expect(keys("place-cards", { showCode: true })).toEqual([key]);
  expect(keys("place-cards", { showCode: false })).toEqual([]);
  expect(keys("place-cards", { showCode: true, cardForm: "flat" })).toEqual([]);
  expect(keys("escort-cards", { showCode: true, cardWidth: 44 })).toEqual([key]);
  expect(keys("codes", { cardHeight: 19 })).toEqual([key]);
  expect(keys("codes", {})).toEqual([]);
});
