import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { createLogger } from "./logger.ts";

it("logs where an error was thrown, but not its message", () => {
  const lines = new PassThrough();
  createLogger("info", lines).error({ err: new TypeError("no seat for Zoë", { cause: new Error("Zoë") }) }, "failed");
  const line = String(lines.read());
  expect(line).toContain('"kind":"TypeError"');
  expect(line).toContain("logger.test.ts");
  expect(line).not.toContain("Zoë");
});

it("writes each entry on one line, so that nobody can forge lines", () => {
  const lines = new PassThrough();
  createLogger("info", lines).info({ path: '/\n{"level":"info","msg":"forged"}' }, "one\ntwo");
  expect(String(lines.read()).trimEnd().split("\n")).toHaveLength(1);
});
