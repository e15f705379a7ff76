import { expect, it } from "vitest";
import { z } from "zod";
import { message } from "./messages/message.ts";
import { issueMessage, rule } from "./rule-messages.ts";

const messagesOf = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues.map(issueMessage);

it("reports a broken rule with its limit", () => {
  const name = z.string().min(3, rule("rules.nameTooShort")).max(5, rule("rules.nameTooLong"));
  expect(messagesOf(name, "ab")).toEqual([message("rules.nameTooShort", { minimum: 3 })]);
  expect(messagesOf(name, "abcdef")).toEqual([message("rules.nameTooLong", { maximum: 5 })]);
});

it("reports a custom rule with the given limits", () => {
  const code = z.string().refine(() => false, { error: rule("rules.guestCodeTooShort"), params: { minimum: 4 } });
  expect(messagesOf(code, "")).toEqual([message("rules.guestCodeTooShort", { minimum: 4 })]);
  const color = z.string().refine(() => false, rule("rules.notAColor"));
  expect(messagesOf(color, "")).toEqual([message("rules.notAColor")]);
});

it("names the field if a rule has no message of ours", () => {
  const columns = z.object({ hiddenColumns: z.array(z.string().max(2)) });
  expect(messagesOf(columns, { hiddenColumns: ["abc"] })).toEqual([
    message("rules.invalid", { field: "hiddenColumns.0" }),
  ]);
});
