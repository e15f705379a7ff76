import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** A field of a new account whose value only the server could refuse, and its words for it. */
export interface RefusedField {
  field: "username" | "email" | "password";
  message: string;
}

// Names and addresses that somebody has are conflicts; a password that is too common is not good for anybody.
const refusals = [
  { code: "CONFLICT", about: /username/i, field: "username" },
  { code: "CONFLICT", about: /email/i, field: "email" },
  { code: "BAD_INPUT", about: /password/i, field: "password" },
] as const;

/** The field for which a new account was refused; undefined when it was refused for something else. */
export function refusedField(error: unknown): RefusedField | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  for (const { message, extensions } of error.errors) {
    const refusal = refusals.find(({ code, about }) => code === extensions?.code && about.test(message));
    if (refusal) return { field: refusal.field, message };
  }
  return undefined;
}
