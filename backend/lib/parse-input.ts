import type { z } from "zod";
import { issueMessage } from "../../common/rule-messages.ts";
import { DomainError } from "./domain-error.ts";

/** The schema's output. @throws DomainError BAD_INPUT with the messages of all broken rules, without duplicates */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const messages = new Map(parsed.error.issues.map(issueMessage).map((found) => [JSON.stringify(found), found]));
  throw new DomainError("BAD_INPUT", [...messages.values()]);
}

/** Drops fields that are null, which GraphQL callers may send for omitted ones, but for the `clearable` ones. */
export function withoutNulls(input: object, clearable: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).filter(([field, value]) => value !== null || clearable.includes(field)),
  );
}
