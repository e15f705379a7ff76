import { vi } from "vitest";
import { compiledProgram } from "./compiled-programs.ts";

// Files are read by compiled programs, as in the product.
vi.mock("../lib/child-program.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("../lib/child-program.ts")>()),
  entryBeside: compiledProgram,
}));

// Tests sign in thousands of times. What a real hash costs is checked beside the module.
vi.mock("../lib/password-cost.ts", () => ({ passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 } }));
