import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { compileMessages } from "./compile-messages.ts";
import { valueKinds } from "./value-kinds.ts";

const folder = import.meta.dirname;
const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function catalogue(language: string, file: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(folder, language, file), "utf8"));
}

const filesOf = (language: string) => readdirSync(path.join(folder, language)).map((file) => ({ language, file }));
const kindsIn = (language: string, file: string) => valueKinds(compileMessages(catalogue(language, file)));

describe("a catalog", () => {
  it.each(languages.flatMap(filesOf))(
    "$language/$file contains messages, each under the file's name",
    ({ language, file }) => {
      const messages = catalogue(language, file);
      expect(kindsIn(language, file).size).toBe(Object.keys(messages).length);
      const beginning = `${path.basename(file, ".json")}.`;
      expect(Object.keys(messages).filter((key) => !key.startsWith(beginning))).toEqual([]);
      expect(Object.entries(messages).filter(([, text]) => text.trim() !== text || text === "")).toEqual([]);
    },
  );

  it.each(languages.filter((language) => language !== "en").flatMap(filesOf))(
    "$language/$file uses the same values as the English one",
    ({ language, file }) => {
      expect(kindsIn(language, file)).toEqual(kindsIn("en", file));
    },
  );
});

it("refuses a message that uses one value in two ways, or with its own format", () => {
  expect(() => valueKinds(compileMessages({ a: "{n} of {n, number}" }))).toThrow("as text and as a number");
  expect(() => valueKinds(compileMessages({ a: "{n, date}" }))).toThrow("which no message does");
  expect(() => compileMessages({ a: "{n, plural, one {#}" })).toThrow();
});
