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

it("are those beside a file that changed, and those that import it other than with the whole server or for its types", () => {
  expect(affectedTests([source], files, imports)).toEqual([beside, userTest]);
});

it("are those that changed themselves, of browsers, too, and no others of browsers", () => {
  expect(affectedTests([browser], [...files, "e2e/guests.test.ts"], imports)).toEqual([browser]);
});

it("are none of files that nothing imports", () => {
  expect(affectedTests(["docs/testing.md"], files, imports)).toEqual([]);
});
