import fc from "fast-check";
import { vi } from "vitest";
import { randomRuns } from "../../common/testing/random-runs.ts";
import { compiledProgram } from "./compiled-programs.ts";

// The default number of runs of a property.
fc.configureGlobal({ numRuns: randomRuns(100) });

// Files are read by compiled programs, as in the product.
vi.mock("../lib/child-program.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("../lib/child-program.ts")>()),
  entryBeside: compiledProgram,
}));

// Tests sign in thousands of times; a test beside the module checks the real cost.
vi.mock("../lib/password-cost.ts", () => ({ passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 } }));
