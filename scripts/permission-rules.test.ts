import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { permissionRules } from "./permission-rules.ts";

it.each(permissionRules)("$file still says: $rule", ({ file, rule }) => {
  expect(readFileSync(file, "utf8")).toContain(rule);
});
