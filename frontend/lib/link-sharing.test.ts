import { expect, it } from "vitest";
import { sharingIn } from "./link-sharing.ts";

it("reads back how and when a link was shared", () => {
  const at = "2026-11-22T18:42:00.000Z";
  expect(sharingIn(`printed ${at}`)).toEqual({ way: "printed", at });
});

it.each([null, "", "copied", "copied yesterday", "sung 2026-11-22T18:42:00.000Z"])("reads nothing from %j", (note) => {
  expect(sharingIn(note)).toBeUndefined();
});
