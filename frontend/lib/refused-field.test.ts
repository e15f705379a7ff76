import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, it } from "vitest";
import { refusedField } from "./refused-field.ts";

const fieldOf = {
  "refusals.takenUsername": "username",
  "refusals.takenEmail": "email",
  "refusals.commonPassword": "password",
} as const;

function refusal(key: string, message: string) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { reasons: [{ key, values: {} }] } }] });
}

it.each([
  ["refusals.takenUsername", "username", "This username is already taken."],
  ["refusals.takenEmail", "email", "Diese Adresse wird schon verwendet."],
  ["refusals.commonPassword", "password", "This password is too common. Please choose another one."],
])("for %s is the %s, in the server's words", (key, field, message) => {
  expect(refusedField(refusal(key, message), fieldOf)).toEqual({ field, message });
});
