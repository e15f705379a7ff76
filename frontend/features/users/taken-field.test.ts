import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, it } from "vitest";
import { takenField } from "./taken-field.ts";

function refusal(code: string, message: string) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
}

it("tells which field of a new account is taken", () => {
  const username = "This username is already taken.";
  expect(takenField(refusal("CONFLICT", username))).toEqual({ field: "username", message: username });
  const email = "This email is already in use.";
  expect(takenField(refusal("CONFLICT", email))).toEqual({ field: "email", message: email });
});

it("tells of no field when the account was refused for something else", () => {
  expect(takenField(refusal("BAD_INPUT", "Username must be at least 3 characters"))).toBeUndefined();
  expect(takenField(refusal("CONFLICT", "Somebody was faster."))).toBeUndefined();
  expect(takenField(new TypeError("Failed to fetch"))).toBeUndefined();
});
