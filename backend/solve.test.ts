import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "./testing/run-program.ts";

const three = { guests: ["Ana", "Ben", "Cleo"], tables: [2, 2], weights: [[0, 1, 5]] };

describe("npm run solve", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "find-your-table-"));
    await writeFile(path.join(folder, "three.json"), JSON.stringify(three));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const solve = (...args: string[]) => runProgram(import.meta.url, "./solve", args, { folder });

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
