import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { z } from "zod";
import type { MessageKey } from "../../../common/messages/message.ts";

/** A field of a new account whose value the server refused, with its message. */
export interface RefusedField {
  field: "username" | "email" | "password";
  message: string;
}

const fieldOf: Partial<Record<MessageKey, RefusedField["field"]>> = {
  "refusals.takenUsername": "username",
  "refusals.takenEmail": "email",
  "refusals.commonPassword": "password",
};
const fields = new Map(Object.entries(fieldOf));

const reasonsSchema = z.object({ reasons: z.array(z.object({ key: z.string() })) });

/** The field for which a new account was refused; undefined when it was refused for another reason. */
export function refusedField(error: unknown): RefusedField | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  for (const { message, extensions } of error.errors) {
    const reasons = reasonsSchema.safeParse(extensions).data?.reasons ?? [];
    const field = reasons.map(({ key }) => fields.get(key)).find((named) => named !== undefined);
    if (field) return { field, message };
  }
  return undefined;
}
