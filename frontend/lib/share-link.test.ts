import { expect, it } from "vitest";
import { shareLink } from "./share-link.ts";

it("puts the origin before the guest page's path", () => {
  expect(shareLink("k3x9", "https://tables.example")).toBe("https://tables.example/view/seats/k3x9");
});

it("names a stand-in for the origin where there is no window", () => {
  expect(shareLink("k3x9")).toBe("{host}/view/seats/k3x9");
});
