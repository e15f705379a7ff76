import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldPath, FieldValues, Resolver, UseFormSetError } from "react-hook-form";
import type { z } from "zod";
import type { MessageKey } from "../../common/messages/message.ts";
import { issueMessage } from "../../common/rule-messages.ts";
import { refusedField } from "./errors.ts";
import { textOf } from "./text.ts";

/** Makes a form validate against a schema. Errors appear next to their field, in the reader's language. */
export function formRules<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const parsed = await schema.safeParseAsync(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    return { values: {}, errors: toNestErrors<Input>(firstErrors(parsed.error.issues), options) };
  };
}

/** Shows why a form was refused at the field that this is about, if it is about one. */
export function showRefusal<Input extends FieldValues>(
  setError: UseFormSetError<Input>,
  error: unknown,
  fieldOf: Readonly<Partial<Record<MessageKey, FieldPath<Input>>>>,
): void {
  const refused = refusedField(error, fieldOf);
  if (refused) setError(refused.field, { message: refused.message }, { shouldFocus: true });
}

function firstErrors(issues: readonly z.core.$ZodIssue[]): Record<string, FieldError> {
  const errors = issues.map((issue): [string, FieldError] => [
    issue.path.join("."),
    { type: issue.code, message: textOf(issueMessage(issue)) },
  ]);
  return Object.fromEntries(errors.reverse());
}
