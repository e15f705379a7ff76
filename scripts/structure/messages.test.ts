import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readMessages } from "../../backend/lib/languages.ts";
import { readMessageKeys, unusedMessages } from "./messages.ts";
import { listSources } from "./sources.ts";
import { usedMessages } from "./used-messages.ts";

it("finds messages that no source uses", () => {
  const keys = [
    "events.title",
    "events.titles",
    "events.open.title",
    "events.open.hint",
    "events.title.x",
    "users.none",
  ];
  const sources = [
    'const text = t("events.title");',
    ["const title = t(`events.", "{event.status}.title`);"].join("$"),
    "// users.none is named in a comment, which shows it to nobody",
  ];
  expect(unusedMessages(keys, sources)).toEqual(["events.titles", "events.open.hint", "events.title.x", "users.none"]);
  expect(unusedMessages(keys, [])).toEqual(keys);
});

it("reads the keys of every catalog", () => {
  expect(readMessageKeys()).toEqual(expect.arrayContaining(["refusals.nothingHere", "rules.invalid"]));
});

it("every message of guests' pages is translated", () => {
  const sources = listSources()
    .filter((file) => /^(backend\/)?guest-pages\//.test(file) && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(file, "utf8"));
  const used = usedMessages(readMessageKeys(), sources);
  expect(used).toEqual(expect.arrayContaining(["guest-search.welcome", "ui.colorMode.dark", "refusals.nothingHere"]));
  // Other translations have the same messages, see common/messages/catalogs.test.ts.
  expect(Object.keys(readMessages("it"))).toEqual(expect.arrayContaining(used));
});
