import { expect, it } from "vitest";
import { affectedTests } from "./affected-tests.ts";

const source = "backend/features/events/event.service.ts";
const beside = "backend/features/events/event.resolver.test.ts";
const user = "backend/features/guests/guest.service.ts";
const userTest = "backend/features/guests/deep/guest.test.ts";
const viaServer = "backend/rest/events.test.ts";
const ofTypes = "common/event.test.ts";
const browser = "e2e/events.test.ts";
const files = [source, beside, user, userTest, viaServer, ofTypes, browser];
const runs = (from: string, to: string) => ({ from, to, typeOnly: false });
const imports = [
  runs(user, source),
  runs(userTest, user),
  runs("backend/app.ts", source),
  runs("backend/testing/test-api.ts", "backend/app.ts"),
  runs(viaServer, "backend/testing/test-api.ts"),
  { from: ofTypes, to: source, typeOnly: true },
  runs(browser, source),
];

it("picks tests next to a changed file and those that import it, except through the whole server or for types", () => {
  expect(affectedTests([source], files, imports)).toEqual([beside, userTest]);
});

it("picks changed browser tests, and no others", () => {
  expect(affectedTests([browser], [...files, "e2e/guests.test.ts"], imports)).toEqual([browser]);
});

it("picks none for a file that nothing imports", () => {
  expect(affectedTests(["docs/testing.md"], files, imports)).toEqual([]);
});
