import { describe, expect, it } from "vitest";
import { pathAfterSignIn } from "./account-paths.ts";

describe("where somebody goes on after signing in", () => {
  it("is the screen they came from", () => {
    expect(pathAfterSignIn("CUSTOMER", { to: "/customer/seating?table=3" })).toBe("/customer/seating?table=3");
    expect(pathAfterSignIn("ADMIN", { to: "/admin/events/7?tab=guests" })).toBe("/admin/events/7?tab=guests");
  });

  it("is the dashboard without such a screen, from another's, and from another site", () => {
    const others = [undefined, null, {}, { to: 7 }, { to: "/admin/events" }, { to: "//evil.example/customer/" }];
    const sites = ["https://evil.example/customer/x", "/\\evil.example", "javascript:alert(1)"].map((to) => ({ to }));
    for (const state of [...others, ...sites]) expect(pathAfterSignIn("CUSTOMER", state)).toBe("/customer/dashboard");
  });

  it("is the account for those who came by a link", () => {
    expect(pathAfterSignIn("CUSTOMER", { isByLink: true, to: "/customer/seating" })).toBe("/customer/account");
  });
});
