import { expect, it } from "vitest";
import { readMessageKeys, unusedMessages } from "./messages.ts";

it("finds messages that no source names", () => {
  const keys = ["events.title", "events.titles", "guest-search.status.open", "guest-search.status.shut", "users.none"];
  const sources = [
    'const text = t("events.title");',
    ["const status = t(`guest-search.status.", "{event.status}`);"].join("$"),
    "// users.none is named in a comment, which shows it to nobody",
  ];
  expect(unusedMessages(keys, sources)).toEqual(["events.titles", "users.none"]);
  expect(unusedMessages(keys, [])).toEqual(keys);
});

it("reads the keys of every catalogue", () => {
  expect(readMessageKeys()).toEqual(expect.arrayContaining(["refusals.nothingHere", "rules.invalid"]));
});
