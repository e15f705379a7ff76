import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "../../../testing/run-program.ts";
import { readSeatingFile } from "./seating-file.ts";

const three = { guests: ["Ana", "Ben", "Cleo"], tables: [2, 2], weights: [[0, 1, 5]] };

describe("a seating file", () => {
  it.each([
    ["not JSON", "{"],
    ["not a seating problem", "[]"],
    ["tables[0]", { ...three, tables: [2.5, 2] }],
    ["There is no guest 3; the last of 3 is 2", { ...three, weights: [[0, 3, 1]] }],
    ["weights[0][2]", { ...three, weights: [[0, 1, 1e300]] }],
    ["There is no table 2; the last of 2 is 1", { ...three, allowed: [[0, [1, 2]]] }],
    ["There are 3 guests, but 1 sizes", { ...three, sizes: [1] }],
    ["Guests times tables", { ...three, guests: Array(20_000).fill(""), tables: Array(4000).fill(5) }],
  ])("is refused with what is wrong: %s", (problem, file) => {
    expect(() => readSeatingFile(typeof file === "string" ? file : JSON.stringify(file))).toThrow(problem);
  });
});

describe("npm run solve", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "find-your-table-"));
    await writeFile(path.join(folder, "three.json"), JSON.stringify(three));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const solve = (...args: string[]) => runProgram(import.meta.url, "../../../solve", args, { folder });

  it("prints the best plan as one line of JSON", async () => {
    const { code, stdout, stderr } = await solve("three.json", "--seconds", "0.2", "--seed", "3");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(stdout)).toEqual({
      ...{ value: 5, violations: 0, assignment: expect.any(Array) },
      ...{ steps: expect.any(Number), seconds: expect.any(Number) },
    });
  });

  it("fails with what is wrong", async () => {
    const { code, stdout, stderr } = await solve("three.json", "--steps", "1.5");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("--steps must be a whole number above 0");
  });
});
