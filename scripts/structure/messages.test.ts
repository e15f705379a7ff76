import { expect, it } from "vitest";
import { readMessageKeys, unusedMessages } from "./messages.ts";

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
