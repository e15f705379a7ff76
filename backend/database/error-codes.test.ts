import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { expect, it } from "vitest";
import { isDatabaseUnavailable } from "./error-codes.ts";

it("recognizes a database that fails in the middle of a transaction", () => {
  expect(isDatabaseUnavailable(new DriverAdapterError({ kind: "ConnectionClosed" }))).toBe(true);
  const shutDown = {
    code: "57P01",
    severity: "FATAL",
    message: "",
    detail: undefined,
    column: undefined,
    hint: undefined,
  };
  expect(isDatabaseUnavailable(new DriverAdapterError({ kind: "postgres", ...shutDown }))).toBe(true);
  const wrong = { ...shutDown, code: "42P01" };
  expect(isDatabaseUnavailable(new DriverAdapterError({ kind: "postgres", ...wrong }))).toBe(false);
});
