import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { mayPass } from "./may-pass.ts";

const refusal = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: "No.", extensions: { code } }] });
const response = (status: number) =>
  new ServerError("No.", { response: new Response("No.", { status }), bodyText: "No." });

describe("mayPass", () => {
  it.each(["RATE_LIMITED", "UNAVAILABLE", "INTERNAL"])("is true for %s", (code) => {
    expect(mayPass(refusal(code))).toBe(true);
  });

  it.each(["UNREADABLE_FILE", "TOO_LARGE", "BAD_INPUT", "CONFLICT"])("is false for %s", (code) => {
    expect(mayPass(refusal(code))).toBe(false);
  });

  it("is true without an answer, and by the status of an answer that is not the API's", () => {
    expect(mayPass(new TypeError("Failed to fetch"))).toBe(true);
    expect([408, 413, 429, 502].map((status) => mayPass(response(status)))).toEqual([true, false, true, true]);
  });
});
