import { vi } from "vitest";
import { compiledProgram } from "./compiled-programs.ts";

// Files are read by compiled programs, as in the product.
vi.mock("../lib/child-program.ts", async (importOriginal) => ({
  ...(await importOriginal<typeof import("../lib/child-program.ts")>()),
  entryBeside: compiledProgram,
}));
