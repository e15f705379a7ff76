import { describe, expect, it } from "vitest";
import { english } from "../../../lib/languages.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import { noWishes } from "../solve/seating-problem.ts";
import { findContradictions } from "./contradiction.ts";
import { alternativeMessages, contradictionMessages, reasonMessage } from "./explain-words.ts";
import type { ExplainNames, GuestLimit, RuleSource, TermRef } from "./explanation.ts";
import { solveFeasibility } from "./highs-feasibility.ts";
import { repairMessage } from "./repair-words.ts";
import { repairsFor } from "./repairs.ts";

const guestNames = ["Anna", "Ben", "Carla", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jan", "Kim", "Lea", "Max"];
const names: ExplainNames = {
  guest: (guest) => guestNames[guest] ?? `Guest ${guest}`,
  table: (table) => (table === 3 ? "Head Table" : String(table + 1)),
  together: () => ({ kind: "household", name: "Smith" }),
  group: () => ({ kind: "column", column: "Company", value: "Acme" }),
  mix: () => "Language",
  place: () => ({ kind: "near", name: "Stage" }),
  limits: () => [{ kind: "locked" }],
  keptFree: { at: () => 0, atNewTables: 0, wishes: [] },
};
const say = english().say;

const term: TermRef = {
  kind: "pair",
  index: 0,
  guests: [],
  count: 0,
  alike: 0,
  about: null,
  isAgainst: false,
  amount: 4,
};
const reason = (changes: Partial<TermRef>, others: Partial<ExplainNames> = {}) =>
  say(reasonMessage({ ...term, count: changes.guests?.length ?? 0, ...changes }, { ...names, ...others }));

describe("a reason", () => {
  it.each<[Partial<TermRef>, string]>([
    [{ guests: [2, 3] }, "Sits with Carla and Dan, as requested."],
    [{ guests: [2, 3], about: 1 }, "Ben: Sits with Carla and Dan, as requested."],
    [{ guests: [2, 3, 4, 5, 6], count: 8 }, "Sits with Carla, Dan, Eve, Finn, Gina and 3 more, as requested."],
    [{ guests: [4], isAgainst: true }, "Not at a table with Eve, as requested."],
    [{ kind: "group", guests: [1, 2], alike: 6 }, "Company: Acme, like 6 other guests here."],
    [{ kind: "group", isAgainst: true, alike: 0 }, "Company: Acme, like nobody else here."],
    [{ kind: "mix" }, "Helps to alternate “Language”."],
    [{ kind: "place" }, "Nearby: Stage."],
    [{ kind: "company", guests: [1] }, "Knows Ben here."],
    [{ kind: "keep" }, "Sat here before."],
    [{ kind: "together", guests: [1, 2] }, "Sits with Ben and Carla (household Smith)."],
    [{ kind: "apart", guests: [4] }, "Must not sit with Eve."],
    [{ kind: "allowed" }, "Locked to this table."],
  ])("%j is a sentence", (changes, sentence) => {
    expect(reason(changes)).toBe(sentence);
  });

  it("says where a set or a group comes from", () => {
    const from = (source: RuleSource): Partial<ExplainNames> => ({ together: () => source, group: () => source });
    const ben = { guests: [1] };
    expect(reason({ kind: "together", ...ben }, from({ kind: "plusOne" }))).toBe("Sits with Ben (plus-one).");
    expect(reason({ kind: "together", ...ben }, from({ kind: "wish" }))).toBe("Must sit with Ben.");
    expect(reason({ kind: "group", ...ben }, from({ kind: "wish" }))).toBe("Sits with Ben, as requested.");
    expect(reason({ kind: "group", ...ben }, from({ kind: "plusOne" }))).toBe("Sits with Ben (plus-one).");
    expect(reason({ kind: "group", isAgainst: true, ...ben }, from({ kind: "wish" }))).toBe(
      "Not at a table with Ben, as requested.",
    );
    expect(reason({ kind: "group", ...ben }, from({ kind: "household", name: "Smith" }))).toBe(
      "Sits with Ben (household Smith).",
    );
    expect(reason({ kind: "allowed" }, { limits: () => [{ kind: "access" }] })).toBe(
      "Needs step-free access, which this table has.",
    );
  });
});

describe("the best other table", () => {
  const alternative = { table: 6, cost: 9, losses: [{ ...term, guests: [2, 3], count: 2 }] };
  const said = (cost: number, table = 6) => alternativeMessages({ ...alternative, cost, table }, names, 4).map(say);

  it("is weighed in wishes, with what would be lost", () => {
    expect(said(9)).toEqual([
      "Table 7: the plan would lose about as much as 2 important wishes.",
      "Would no longer sit with Carla and Dan.",
    ]);
    expect(said(1).at(-1)).toBe("Other wishes would be met instead.");
  });

  it.each<[number, string]>([
    [1.2, "Head Table: the plan would lose about as much as 1 nice-to-have wish."],
    [40, "Head Table: the plan would lose about as much as 3 very important wishes."],
    [0, "Head Table: the plan would be just as good."],
    [-3, "Head Table: the plan would be better."],
  ])("costs %d", (cost, sentence) => {
    expect(said(cost, 3)[0]).toBe(sentence);
  });
});

const someone = { size: 1, tables: null, current: null };
const tablesOf = (...capacities: number[]) =>
  capacities.map((capacity) => ({ capacity, minimum: 0, mayBeEmpty: false }));
const locked = (table: number) => ({ ...someone, tables: [table] });
const nowhere = { ...someone, tables: [] };

describe("a contradiction", () => {
  const explain = async (changes: Partial<SeatingProblem>, others: Partial<ExplainNames> = {}) => {
    const guests = guestNames.map(() => someone);
    const problem = { guests, tables: tablesOf(6, 6, 6), together: [], apart: [], ...noWishes, ...changes };
    const found = await findContradictions(problem, { deadlineMs: 60_000, solveFeasibility });
    if (typeof found === "string") return [found];
    const sentences = found.flatMap(({ rules }) => contradictionMessages(rules, problem, { ...names, ...others }));
    // The same sentence can be about several.
    return [...new Set(sentences.map(say))];
  };
  const family = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const wished: Partial<ExplainNames> = { together: () => ({ kind: "wish" }) };
  const access: Partial<ExplainNames> = { limits: () => [{ kind: "access" }] };

  it("of seats", async () => {
    expect(await explain({ tables: tablesOf(8, 2) })).toEqual(["There are 13 guests but only 10 seats."]);
    expect(await explain({ tables: [] })).toEqual(["There are no tables."]);
    const tables = tablesOf(6, 6, 6).map((table) => ({ ...table, minimum: 5 }));
    expect(await explain({ tables })).toEqual(["The tables need at least 15 guests, but there are only 13 guests."]);
  });

  it("of those who must sit together", async () => {
    const all = "Anna, Ben, Carla, Dan, Eve, Finn, Gina, Hugo, Ida, Jan and 1 more";
    expect(await explain({ together: [family] }, wished)).toEqual([
      `No table has more than 6 seats, but these 11 must sit together: ${all}.`,
    ]);
    const guests = guestNames.map((_, guest) => (guest === 0 ? locked(0) : someone));
    expect(await explain({ guests, together: [[0, 1, 2, 3, 4, 5, 6]], tables: tablesOf(6, 8) }, wished)).toEqual([
      "Table 1 has 6 seats, but these 7 must sit together: Anna, Ben, Carla, Dan, Eve, Finn and Gina.",
      "Locked to one table (Table 1): Anna.",
    ]);
    expect(await explain({ together: [[0, 1, 2]], apart: [[0, 2]] })).toEqual([
      "Anna and Carla must sit together (household Smith), but a wish keeps them apart.",
    ]);
    const households = [0, 4, 8].map((first) => [first, first + 1, first + 2, first + 3]);
    const seats = tablesOf(6, 7, 7);
    const five = [...households, [12, 13, 14, 15]];
    const more = Array.from({ length: 16 }, () => someone);
    expect(await explain({ guests: more, together: five, tables: seats })).toEqual([
      "3 tables with 20 seats in total cannot take all of these without splitting a group that must sit together:",
      "4 sets of 4 guests each that must sit together: Smith, Smith, Smith and Smith.",
    ]);
  });

  it("of those who are locked or need access", async () => {
    const apart = { guests: [locked(0), locked(3), ...guestNames.slice(2).map(() => someone)], together: [[0, 1]] };
    expect(await explain({ ...apart, tables: tablesOf(6, 6, 6, 6) }, wished)).toEqual([
      "Anna and Ben must sit together, but are locked to different tables: 1 and Head Table.",
      "Must sit together: Anna and Ben.",
    ]);
    const together = { guests: [locked(0), locked(0)], apart: [[0, 1]] } satisfies Partial<SeatingProblem>;
    expect(await explain(together)).toEqual([
      "Anna and Ben are locked to the same table (Table 1), but a wish keeps them apart.",
    ]);
    const crowd = { guests: [0, 1, 2, 3].map(() => locked(0)), tables: tablesOf(2, 6) };
    expect(await explain(crowd)).toEqual([
      "Table 1 has 2 seats, but these 4 are locked to it: Anna, Ben, Carla and Dan.",
    ]);
    expect(await explain(crowd, access)).toEqual([
      "1 table with step-free access has 2 seats, but these 4 need step-free access: Anna, Ben, Carla and Dan.",
    ]);
    expect(await explain({ guests: [nowhere, someone, nowhere] }, access)).toEqual([
      "No table has step-free access, but these guests need it: Anna and Carla.",
    ]);
  });

  it("of wishes about tables", async () => {
    const at = (kind: "at" | "notAt", wish: number, ...tables: string[]) => ({ kind, wish, tables });
    const limits = (...each: GuestLimit[][]): Partial<ExplainNames> => ({ limits: (guest) => each[guest] ?? [] });
    const [here, there] = [at("at", 1, "1"), at("at", 2, "2", "3")];
    const crowd = { guests: [0, 1, 2].map(() => locked(0)), tables: tablesOf(2, 6) };
    expect(await explain(crowd, limits([here], [here], [here]))).toEqual([
      "1: 2 seats, but these 3 must sit there: Anna, Ben and Carla.",
    ]);
    const pair = { guests: [locked(0), locked(0)], apart: [[0, 1]] } satisfies Partial<SeatingProblem>;
    expect(await explain(pair, limits([here], [here]))).toEqual([
      "These 2 must all sit at different tables, but there is only 1 table for them: Anna and Ben.",
    ]);
    const couple = { guests: [locked(0), { ...someone, tables: [1, 2] }], together: [[0, 1]] };
    const both = { ...wished, ...limits([here], [there]) };
    expect(await explain(couple, both)).toEqual([
      "These rules contradict each other:",
      "Must sit at this table (1): Anna.",
      "Must sit at one of these tables (2 and 3): Ben.",
      "Must sit together: Anna and Ben.",
    ]);
    expect(await explain({ guests: [nowhere] }, limits([here, at("notAt", 3, "1")]))).toEqual([
      "These rules contradict each other:",
      "Must sit at this table (1): Anna.",
      "Must not sit at this table (1): Anna.",
    ]);
  });

  it("is given what would suffice to repair it", async () => {
    const repair = async (changes: Partial<SeatingProblem>, others: Partial<ExplainNames> = {}) => {
      const guests = guestNames.map(() => someone);
      const problem = { guests, tables: tablesOf(6, 6, 6), together: [], apart: [], ...noWishes, ...changes };
      const found = await findContradictions(problem, { deadlineMs: 60_000, solveFeasibility });
      const [first] = typeof found === "string" ? [] : found;
      if (!first) return [];
      const named = { ...names, ...others };
      const repairs = await repairsFor(problem, first, named, solveFeasibility);
      return repairs.map((one) => say(repairMessage(one, problem, named)));
    };
    expect(await repair({ tables: tablesOf(10) })).toEqual(["Add one more table of 10.", "Table 1: add 3 seats."]);
    expect(await repair({ together: [family] })).toEqual([
      "Add one more table of 11.",
      "Allow households to be split.",
    ]);
    expect(await repair({ together: [[0, 1, 2]], apart: [[0, 2]] }, wished)).toEqual([
      "Remove the wish that these sit together: Anna, Ben and Carla.",
      "Remove the wish that keeps these apart: Anna and Carla.",
    ]);
    const two = { guests: [locked(0), locked(1), ...guestNames.slice(2).map(() => someone)], together: [[0, 1]] };
    expect(await repair(two, wished)).toEqual([
      "Unlock one of these guests: Anna and Ben.",
      "Remove the wish that these sit together: Anna and Ben.",
    ]);
    const everywhere: Partial<ExplainNames> = { limits: () => [{ kind: "notAt", wish: 1, tables: ["1"] }] };
    expect(await repair({ guests: [nowhere] }, everywhere)).toEqual([
      "Add one more table of 1.",
      "Remove the wish about the tables of these guests: Anna.",
    ]);
    const crowd = { guests: [0, 1, 2, 3].map(() => locked(0)), tables: tablesOf(2, 6) };
    expect(await repair(crowd, access)).toEqual([
      "Add one more table of 2 with step-free access.",
      "Table 1: add 1 seat.",
    ]);
    expect(await repair({ guests: [nowhere, someone, nowhere] }, access)).toEqual([
      "Add one more table of 1 with step-free access.",
    ]);
  });

  it("of those who must be apart", async () => {
    const apart: [number, number][] = [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ];
    expect(await explain({ apart })).toEqual([
      "These 4 must all sit at different tables, but there are only 3 tables for them: Anna, Ben, Carla and Dan.",
    ]);
    const ring: [number, number][] = [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 0],
    ];
    expect(await explain({ apart: ring, tables: tablesOf(9, 9) })).toEqual([
      "These rules contradict each other:",
      "Must sit at different tables: Anna and Ben.",
      "Must sit at different tables: Ben and Carla.",
      "Must sit at different tables: Carla and Dan.",
      "Must sit at different tables: Dan and Eve.",
      "Must sit at different tables: Eve and Anna.",
    ]);
  });
});
