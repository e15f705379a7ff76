import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, it } from "vitest";
import { serverMessage } from "./server-message.ts";

it("returns the server's message, and undefined when there is none", () => {
  const refusal = new CombinedGraphQLErrors({ errors: [{ message: "This user does not exist." }] });
  expect(serverMessage(refusal)).toBe("This user does not exist.");
  expect(serverMessage(new TypeError("Failed to fetch"))).toBeUndefined();
});
