import { describe, expect, it } from "vitest";
import { signInForm } from "./sign-in.ts";

describe("signInForm", () => {
  it("accepts a username and a password", () => {
    const form = { username: " ada ", password: " spaces count ", rememberMe: true };
    expect(signInForm.parse(form)).toEqual({ username: "ada", password: " spaces count ", rememberMe: true });
  });

  it("asks for both when both are missing", () => {
    const result = signInForm.safeParse({ username: "  ", password: "", rememberMe: false });
    expect(result.error?.issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([
      ["username", "rules.usernameRequired"],
      ["password", "rules.passwordRequired"],
    ]);
  });
});
