import { describe, expect, it } from "vitest";
import type { Expectation } from "./expectation.ts";
import { expected } from "./layout.ts";
import type { Choices, Reading } from "./reader.ts";
import { judge } from "./verdict.ts";

const anna = { name: "Anna Meier", table: "1", extras: ["Fish"] };
const ben = { name: "Ben Okafor", table: "2", extras: [] };
const right = [anna, ben];

const wanted: Expectation = {
  guests: [expected("Anna Meier", "1", ["Fish"]), expected(["Ben Okafor", "Dr. Ben Okafor"], "2")],
  isRefusedFirst: false,
  reportedRows: 0,
};

const nothingSaid: Reading = {
  guests: [],
  columns: [],
  decisions: [],
  warnings: [],
  rowErrors: [],
  reportedRows: 0,
  problem: undefined,
};

const question = (id: string, isCertain = false) => ({ id, taken: "a", options: ["a", "b"], isCertain });

const verdictOf = async (read: (choices: Choices) => Partial<Reading>, expectation = wanted) =>
  (await judge(expectation, async (choices) => ({ ...nothingSaid, ...read(choices) }))).verdict;

const answersOf = ({ answers }: Choices) => answers.map(({ decision }) => decision).sort();

describe("judge", () => {
  it("takes a list in any order, with any of the names that are all right", async () => {
    expect(await verdictOf(() => ({ guests: [{ ...ben, name: " Dr.\u00A0Ben Okafor" }, anna] }))).toBe("untouched");
  });

  it("calls a list wrong that lacks an extra text, has another table or a guest too many", async () => {
    for (const guests of [
      [{ ...anna, extras: [] }, ben],
      [{ ...anna, table: "01" }, ben],
      [...right, anna],
    ]) {
      expect(await verdictOf(() => ({ guests }))).toBe("wrong silently");
    }
  });

  it("does not look for a choice when nothing asks for one", async () => {
    const read = (choices: Choices) => ({
      guests: choices.answers.length > 0 ? right : [anna],
      decisions: [question("couples", true)],
    });
    expect(await verdictOf(read)).toBe("wrong silently");
  });

  it("counts the answers that a question needs", async () => {
    const read = (needed: readonly string[]) => (choices: Choices) => ({
      guests: answersOf(choices).join() === needed.join() ? right : [anna],
      decisions: [question("couples"), question("sheets", true)],
    });
    expect(await verdictOf(read(["couples"]))).toBe("one choice");
    expect(await verdictOf(read(["couples", "sheets"]))).toBe("two choices");
    expect(await verdictOf(read(["another"]))).toBe("wrong but said");
  });

  it("maps columns of a refused file, letting contradicting ones yield", async () => {
    const columns = [
      { name: "Who", use: "extra", samples: ["Anna Meier"], isCertain: true },
      { name: "Guest of", use: "name", samples: ["Friends"], isCertain: true },
    ];
    const read = ({ mapping = [] }: Choices) => {
      const names = mapping.filter(({ use }) => use === "name").map(({ column }) => column);
      return names.join() === "Who" ? { guests: right } : { columns, problem: "no names" };
    };
    expect(await verdictOf(read)).toBe("one choice");
    expect(await verdictOf(() => ({ columns, problem: "no names" }))).toBe("refused");
  });

  it("hears a left-out row only when guests are missing", async () => {
    const rowErrors = ["reading.noName"];
    expect(await verdictOf(() => ({ guests: [anna], rowErrors }))).toBe("wrong but said");
    expect(await verdictOf(() => ({ guests: [anna, { ...ben, name: "Ben" }], rowErrors }))).toBe("wrong silently");
  });

  it("wants declined guests listed, and a list without tables refused", async () => {
    const declined = { ...wanted, reportedRows: 1 };
    expect(await verdictOf(() => ({ guests: right }), declined)).toBe("wrong silently");
    expect(await verdictOf(() => ({ guests: right, reportedRows: 1 }), declined)).toBe("untouched");
    const tableless = { ...wanted, isRefusedFirst: true };
    expect(await verdictOf(() => ({ guests: right }), tableless)).toBe("wrong silently");
    const read = ({ answers }: Choices) =>
      answers.length > 0 ? { guests: right } : { problem: "no tables", decisions: [question("withoutTable")] };
    expect(await verdictOf(read, tableless)).toBe("one choice");
  });
});
