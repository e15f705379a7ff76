import type { z } from "zod";
import { DomainError } from "./domain-error.ts";

/**
 * Input that keeps the rules of a schema, in the schema's output form.
 *
 * @throws DomainError BAD_INPUT with the messages of every broken rule.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const messages = new Set(parsed.error.issues.map((issue) => issue.message));
  throw new DomainError("BAD_INPUT", [...messages].join(". "));
}

/** Fields of an input object that are there: GraphQL callers may send null for what they leave out. */
export function withoutNulls(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}
