import type { z } from "zod";
import { issueMessage } from "../../common/rule-messages.ts";
import { DomainError } from "./domain-error.ts";

/**
 * Input that keeps the rules of a schema, in the schema's output form.
 *
 * @throws DomainError BAD_INPUT with the message of every broken rule, each once.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const messages = new Map(parsed.error.issues.map(issueMessage).map((found) => [JSON.stringify(found), found]));
  throw new DomainError("BAD_INPUT", [...messages.values()]);
}

/** Fields of an input object that are there: GraphQL callers may send null for what they leave out. */
export function withoutNulls(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}
