import { expect, it } from "vitest";
import { earlyTexts } from "./early-texts.ts";

const textImport = 'import { t } from "../lib/text.ts";';

const found = (sources: Record<string, string>) => earlyTexts(new Map(Object.entries(sources)));

it.each([
  "const title = t('ui.close');",
  "export const titles = { close: t('ui.close') };",
  "const labels = names.map((name) => t(name));",
  "const say = () => t('ui.close'); const title = say();",
  "export function say() { return t('ui.close'); } const title = [say()];",
])("finds a text that is read while a file is loaded: %s", (code) => {
  expect(found({ "frontend/ui/some.ts": `${textImport}\n${code}` })).toHaveLength(1);
});

it("finds one through other files", () => {
  const files = {
    "frontend/lib/role.ts": 'import { t } from "./text.ts"; export const role = (name) => t(name);',
    "frontend/ui/roles.ts":
      'import { role as nameOf } from "../lib/role.ts"; const options = all.map((one) => nameOf(one));',
  };
  expect(found(files)).toEqual([expect.stringContaining("frontend/ui/roles.ts calls nameOf")]);
});

it.each([
  "export function Title() { return t('ui.close'); }",
  "const title = () => t('ui.close');",
  "const titles = { close: () => t('ui.close') };",
  "const part = later(() => t('ui.close'));",
  "function later() { return () => t('ui.close'); } const part = later();",
  "const rules = schema.refine(() => t('ui.close'));",
])("accepts what is read later: %s", (code) => {
  expect(found({ "frontend/ui/some.ts": `${textImport}\n${code}` })).toEqual([]);
});
