import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { z } from "zod";
import type { MessageKey } from "../../common/messages/message.ts";

export interface RefusedField<Field extends string> {
  field: Field;
  message: string;
}

const reasonsSchema = z.object({ reasons: z.array(z.object({ key: z.string() })) });

/** The refused field by the key of its message; undefined when the form was refused for another reason. */
export function refusedField<Field extends string>(
  error: unknown,
  fieldOf: Readonly<Partial<Record<MessageKey, Field>>>,
): RefusedField<Field> | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const fields = new Map<string, Field>(Object.entries(fieldOf));
  for (const { message, extensions } of error.errors) {
    const reasons = reasonsSchema.safeParse(extensions).data?.reasons ?? [];
    const field = reasons.map(({ key }) => fields.get(key)).find((named) => named !== undefined);
    if (field) return { field, message };
  }
  return undefined;
}
