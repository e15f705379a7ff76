import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { errorText, mayPass, refusedField } from "./errors.ts";

describe("errorText", () => {
  it("shows the status and message of a refusal", () => {
    const error = new CombinedGraphQLErrors({
      errors: [{ message: "Event not found", extensions: { code: "NOT_FOUND", status: 404 } }],
    });
    expect(errorText(error)).toBe("404: Event not found");
  });

  it("shows the status and body of a response that is not GraphQL", () => {
    const response = new Response("busy", { status: 503, statusText: "Service Unavailable" });
    expect(errorText(new ServerError("failed", { response, bodyText: "busy" }))).toBe("503: busy");
  });

  it("says that the server could not be reached when there is no response", () => {
    expect(errorText(new TypeError("Failed to fetch"))).toBe(
      "The server could not be reached. Check your connection and try again.",
    );
  });
});

const fieldOf = {
  "refusals.takenUsername": "username",
  "refusals.takenEmail": "email",
  "refusals.commonPassword": "password",
} as const;

function refusal(key: string, message: string) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { reasons: [{ key, values: {} }] } }] });
}

describe("refusedField", () => {
  it.each([
    ["refusals.takenUsername", "username", "This username is already taken."],
    ["refusals.takenEmail", "email", "Diese Adresse wird schon verwendet."],
    ["refusals.commonPassword", "password", "This password is too common. Please choose another one."],
  ])("for %s is the %s, in the server's words", (key, field, message) => {
    expect(refusedField(refusal(key, message), fieldOf)).toEqual({ field, message });
  });
});

const coded = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: "No.", extensions: { code } }] });
const response = (status: number) =>
  new ServerError("No.", { response: new Response("No.", { status }), bodyText: "No." });

describe("mayPass", () => {
  it.each(["RATE_LIMITED", "UNAVAILABLE", "INTERNAL"])("is true for %s", (code) => {
    expect(mayPass(coded(code))).toBe(true);
  });

  it.each(["UNREADABLE_FILE", "TOO_LARGE", "BAD_INPUT", "CONFLICT"])("is false for %s", (code) => {
    expect(mayPass(coded(code))).toBe(false);
  });

  it("is true without an answer, and by the status of an answer that is not the API's", () => {
    expect(mayPass(new TypeError("Failed to fetch"))).toBe(true);
    expect([408, 413, 429, 502].map((status) => mayPass(response(status)))).toEqual([true, false, true, true]);
  });
});
