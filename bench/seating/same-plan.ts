import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual, promisify } from "node:util";
import { z } from "zod";
import { whileBusy } from "../../backend/testing/busy-machine.ts";
import { inProject } from "../../scripts/project.mjs";
import { kindInstances } from "./kinds.ts";

const execute = promisify(execFile);
const solved = z.object({ value: z.number(), assignment: z.array(z.number()), steps: z.number() });
const guests = 240;
const steps = "60";

/** Prints whether two processes find the same plan, the second while others use all cores. */
export async function compareProcesses(seed: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "find-your-table-"));
  try {
    const file = path.join(folder, "event.json");
    const [drawn] = kindInstances(seed, [guests]);
    writeFileSync(file, JSON.stringify(drawn?.instance));
    const program = ["--import", "tsx", inProject("backend/solve.ts"), file, "--steps", steps, "--seed", `${seed}`];
    const find = async () => solved.parse(JSON.parse((await execute(process.execPath, program)).stdout));
    const first = await find();
    const answer = isDeepStrictEqual(await whileBusy(find), first) ? "the same plan" : "ANOTHER PLAN";
    console.log(`\n${guests} guests, ${steps} steps, again with all cores busy: ${answer}.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
