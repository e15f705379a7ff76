import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readMessages } from "../backend/lib/languages.ts";
import { filesOf } from "./generate.mjs";
import { inProject } from "./project.mjs";

const value = /\$\{[^}]*\}/;
const namedKey = new RegExp(`["'\`]([\\w-]+\\.(?:[\\w.-]|${value.source})+)["'\`]`, "g");

/** Messages that sources use, by key or by a template that matches the key. */
function usedMessages(keys: readonly string[], sources: readonly string[]): string[] {
  const named = new Set(sources.flatMap((source) => [...source.matchAll(namedKey)].map(([, name = ""]) => name)));
  const templates = [...named].filter((name) => value.test(name)).map(patternOf);
  return keys.filter((key) => named.has(key) || templates.some((template) => template.test(key)));
}

function patternOf(template: string): RegExp {
  const fixed = template.split(value).map((text) => text.replaceAll(".", "\\."));
  return new RegExp(`^${fixed.join("[\\w-]+")}$`);
}

const keys = Object.keys(readMessages("en"));

const sourcesIn = (...folders: readonly string[]) =>
  folders
    .flatMap(filesOf)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => readFileSync(inProject(file), "utf8"));

it("finds the messages that sources name, by key or by a template", () => {
  const known = ["events.title", "events.titles", "events.open.title", "events.open.hint", "users.none"];
  const template = ["t(`events.", "{event.status}.title`)"].join("$");
  expect(usedMessages(known, ['t("events.title")', template, "// users.none"])).toEqual([
    "events.title",
    "events.open.title",
  ]);
});

it("every message is shown somewhere", () => {
  const used = new Set(usedMessages(keys, sourcesIn("backend", "common", "frontend")));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

it("every message of guests' pages is translated", () => {
  const used = usedMessages(keys, sourcesIn("frontend/guest", "backend/guest-pages"));
  expect(used).toEqual(expect.arrayContaining(["guest-search.welcome", "guest-search.homeTitle"]));
  // Other translations have the same messages, see common/messages/catalogs.test.ts.
  expect(Object.keys(readMessages("it"))).toEqual(expect.arrayContaining(used));
});
