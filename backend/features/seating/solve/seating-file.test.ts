import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "../../../testing/run-program.ts";
import { searchPlan } from "./search-plan.ts";
import { readSeatingFile } from "./seating-file.ts";
import type { SeatingPlan } from "./seating-problem.ts";

const three = { guests: ["Ana", "Ben", "Cleo"], tables: [2, 2], weights: [[0, 1, 5]] };

describe("a seating file", () => {
  it("is read with everything it may contain", () => {
    const file = { ...three, optimum: 5, minLoad: 1, sizes: [1, 1, 2], together: [[0, 1]], apart: [[1, 2]] };
    const allowed = [[2, [1]]];
    expect(readSeatingFile(JSON.stringify({ ...file, allowed }))).toMatchObject({
      guests: [
        { size: 1, tables: null },
        { size: 1, tables: null },
        { size: 2, tables: [1] },
      ],
      tables: [
        { capacity: 2, minimum: 1, mayBeEmpty: false },
        { capacity: 2, minimum: 1, mayBeEmpty: false },
      ],
      together: [[0, 1]],
      apart: [[1, 2]],
      pairs: [{ guests: [0, 1], weight: 5 }],
    });
  });

  it.each([
    ["not JSON", "{"],
    ["not a seating problem", "[]"],
    ["tables", { ...three, tables: [] }],
    ["tables[0]", { ...three, tables: [2.5, 2] }],
    ["tables[0]", { ...three, tables: [-1] }],
    ["There is no guest 3; the last of 3 is 2", { ...three, weights: [[0, 3, 1]] }],
    ["weights[0][2]", { ...three, weights: [[0, 1, 1e300]] }],
    ["weights[0]", { ...three, weights: [[0, 1]] }],
    ["together[1]", { ...three, together: [[0], [7]] }],
    ["apart[0][1]", { ...three, apart: [[0, -1]] }],
    ["There is no guest 3; the last of 3 is 2", { ...three, allowed: [[3, [0]]] }],
    ["There is no table 2; the last of 2 is 1", { ...three, allowed: [[0, [1, 2]]] }],
    ["There are 3 guests, but 1 sizes", { ...three, sizes: [1] }],
    ["sizes[0]", { ...three, sizes: [0, 1, 1] }],
    ["guests", { ...three, guests: Array(20_001).fill("") }],
    ["Guests times tables", { ...three, guests: Array(20_000).fill(""), tables: Array(4000).fill(5) }],
  ])("is refused with what is wrong: %s", (problem, file) => {
    expect(() => readSeatingFile(typeof file === "string" ? file : JSON.stringify(file))).toThrow(problem);
  });
});

/** The best plan after each step of a search. */
function plansOf(file: string, steps: number): SeatingPlan[] {
  const search = searchPlan(readSeatingFile(file), { seed: 5 });
  const plans: SeatingPlan[] = [];
  for (let step = 0; step < steps; step++) {
    const { done, value } = search.next();
    const plan = done ? value.plan : (value ?? plans.at(-1));
    if (plan) plans.push(plan);
  }
  return plans;
}

describe("npm run solve", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "find-your-table-"));
    await writeFile(path.join(folder, "three.json"), JSON.stringify(three));
    await writeFile(path.join(folder, "bad.json"), JSON.stringify({ ...three, tables: "two" }));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const solve = (...args: string[]) => runProgram(import.meta.url, "../../../solve", args, { folder });

  it("prints the best plan as one line of JSON", async () => {
    const { code, stdout, stderr } = await solve("three.json", "--seconds", "0.2", "--seed", "3");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^[^\n]+\n$/);
    const answer: unknown = JSON.parse(stdout);
    expect(answer).toEqual({
      value: 5,
      assignment: expect.any(Array),
      violations: 0,
      steps: expect.any(Number),
      seconds: expect.any(Number),
    });
  });

  it("prints the plan of one search after so many steps, and more steps are never worse", async () => {
    const guests = Array.from({ length: 40 }, (_, guest) => `Guest ${guest}`);
    const weights = guests.flatMap((_, guest) => [1, 3, 7].map((step) => [guest, (guest + step) % 40, step]));
    const ring = JSON.stringify({ guests, tables: [9, 9, 9, 9, 9], weights });
    await writeFile(path.join(folder, "ring.json"), ring);
    const search = async (steps: number): Promise<unknown> => {
      const { stdout } = await solve("ring.json", "--steps", `${steps}`, "--seed", "5");
      return { ...JSON.parse(stdout), seconds: 0 };
    };
    const plans = plansOf(ring, 12);
    expect(await search(12)).toEqual({ ...plans[11], steps: 12, seconds: 0 });
    const isNoWorse = (plan: SeatingPlan, next = plan) =>
      next.violations < plan.violations || (next.violations === plan.violations && next.value >= plan.value);
    expect(plans.every((plan, place) => isNoWorse(plan, plans[place + 1]))).toBe(true);
    expect(plans[11]).not.toEqual(plans[3]);
  });

  it.each([
    [["bad.json"], "tables"],
    [["three.json", "--steps", "1.5"], "--steps must be a whole number above 0"],
  ])("fails with what is wrong: %j", async (args, problem) => {
    const { code, stdout, stderr } = await solve(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(problem);
  });
});
