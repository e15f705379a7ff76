import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runProgram } from "./testing/run-program.ts";

const three = { guests: ["Ana", "Ben", "Cleo"], tables: [2, 2], weights: [[0, 1, 5]] };

it("npm run solve prints the best plan as one line of JSON, or what is wrong", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "find-your-table-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, "three.json"), JSON.stringify(three));
  const solve = (...args: string[]) => runProgram(import.meta.url, "./solve", args, { folder });

  const { code, stdout, stderr } = await solve("three.json", "--seconds", "0.2", "--seed", "3");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(stdout)).toEqual({
    ...{ value: 5, violations: 0, assignment: expect.any(Array) },
    ...{ steps: expect.any(Number), seconds: expect.any(Number) },
  });
  expect(await solve("three.json", "--steps", "1.5")).toMatchObject({
    ...{ code: 1, stdout: "", stderr: expect.stringContaining("--steps must be a whole number above 0") },
  });
});
