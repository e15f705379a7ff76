import { expect, it } from "vitest";
import { scanLink, shareLink } from "./link-sharing.ts";

it("puts the origin before the guest page's path", () => {
  expect(shareLink("k3x9", "https://tables.example")).toBe("https://tables.example/view/seats/k3x9");
});

it.each(["Rose-2027", "Anna & Ben 12", "straße #1 100%", "משהו 123"])(
  "brings the code %j to who scans it",
  (guestCode) => {
    const link = scanLink({ shortLink: "k3x9", guestCode }, "https://tables.example");
    const [address, fragment] = link.split("#");
    expect(address).toBe("https://tables.example/view/seats/k3x9");
    expect([...new URLSearchParams(fragment)]).toEqual([["code", guestCode]]);
  },
);

it("is the plain link when the event has no code", () => {
  const link = scanLink({ shortLink: "k3x9", guestCode: "" }, "https://tables.example");
  expect(link).toBe("https://tables.example/view/seats/k3x9");
});
