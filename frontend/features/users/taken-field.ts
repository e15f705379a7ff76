import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** A field of a new account whose value somebody else has, and the server's words for it. */
export interface TakenField {
  field: "username" | "email";
  message: string;
}

/** The field for which a new account was refused; undefined when it was refused for something else. */
export function takenField(error: unknown): TakenField | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const conflict = error.errors.find(({ extensions }) => extensions?.code === "CONFLICT");
  if (conflict === undefined) return undefined;
  const { message } = conflict;
  if (/username/i.test(message)) return { field: "username", message };
  if (/email/i.test(message)) return { field: "email", message };
  return undefined;
}
