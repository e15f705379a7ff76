import type { z } from "zod";
import type { MessageValues } from "./generated/message-values.ts";
import { type Message, type MessageKey, message } from "./messages/message.ts";

/** Messages of rules: what they say besides words are limits, which the broken rule knows. */
type RuleKey = {
  [Key in Extract<MessageKey, `rules.${string}`>]: keyof MessageValues<never>[Key] extends "minimum" | "maximum"
    ? Key
    : never;
}[Extract<MessageKey, `rules.${string}`>];

/** What a schema says of a broken rule in the place of a sentence. {@link issueMessage} makes a message of it. */
export const rule = (key: RuleKey): string => key;

// Schemas have no other messages of this kind than those that `rule` gives them; zod's own are sentences.
const isRuleKey = (text: string): text is RuleKey => text.startsWith("rules.");

/**
 * What to say of a broken rule: its message with the limit that the rule sets, or what can be said of any field. The limit is
 * there also where the message does not name it, as in "Name is required".
 */
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
