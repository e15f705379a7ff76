import fc from "fast-check";
import { vi } from "vitest";
import { isDeepRun, randomRuns } from "../../common/testing/random-runs.ts";
import { compiledProgram } from "./compiled-programs.ts";

// Ordinary runs draw the same cases each time, so that none is red by chance; the long run draws others.
fc.configureGlobal(isDeepRun ? { numRuns: randomRuns(100) } : { numRuns: randomRuns(100), seed: 1 });

// Files are read by compiled programs, as in the product.
vi.mock("../lib/child-program.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("../lib/child-program.ts")>()),
  entryBeside: compiledProgram,
}));

// Tests sign in thousands of times; a test beside the module checks the real cost.
vi.mock("../lib/password-cost.ts", () => ({
  passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  scryptWorkFactor: 2,
}));
