import type { z } from "zod";
import type { MessageValues } from "./generated/message-values.ts";
import { type Message, type MessageKey, message } from "./messages/message.ts";

type RuleKey = {
  [Key in Extract<MessageKey, `rules.${string}`>]: keyof MessageValues<never>[Key] extends "minimum" | "maximum"
    ? Key
    : never;
}[Extract<MessageKey, `rules.${string}`>];

/** A message key in place of a schema's error text; {@link issueMessage} turns it into a message. */
export const rule = (key: RuleKey): string => key;

// Only `rule` makes messages in this form; zod's own are sentences.
const isRuleKey = (text: string): text is RuleKey => text.startsWith("rules.");

/** The message for a broken rule: its own with the rule's limit, or a general one. */
export function issueMessage(issue: z.core.$ZodIssue): Message {
  if (!isRuleKey(issue.message)) return message("rules.invalid", { field: issue.path.join(".") });
  return { key: issue.message, values: limitsOf(issue) };
}

function limitsOf(issue: z.core.$ZodIssue): Record<string, number> {
  if (issue.code === "too_small") return { minimum: Number(issue.minimum) };
  if (issue.code === "too_big") return { maximum: Number(issue.maximum) };
  const given: [string, unknown][] = issue.code === "custom" ? Object.entries(issue.params ?? {}) : [];
  return Object.fromEntries(given.filter((entry): entry is [string, number] => typeof entry[1] === "number"));
}
