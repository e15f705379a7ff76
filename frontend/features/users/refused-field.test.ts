import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, it } from "vitest";
import { refusedField } from "./refused-field.ts";

function refusal(code: string, message: string) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
}

it("is the one whose value is taken, or a password that is too common", () => {
  const username = "This username is already taken.";
  expect(refusedField(refusal("CONFLICT", username))).toEqual({ field: "username", message: username });
  const email = "This email is already in use.";
  expect(refusedField(refusal("CONFLICT", email))).toEqual({ field: "email", message: email });
  const password = "This password is too common. Please choose another one.";
  expect(refusedField(refusal("BAD_INPUT", password))).toEqual({ field: "password", message: password });
});

it("is none when the account was refused for something else", () => {
  expect(refusedField(refusal("BAD_INPUT", "Username must be at least 3 characters"))).toBeUndefined();
  expect(refusedField(refusal("CONFLICT", "Somebody was faster."))).toBeUndefined();
  expect(refusedField(new TypeError("Failed to fetch"))).toBeUndefined();
});
