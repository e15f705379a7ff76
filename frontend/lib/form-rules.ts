import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { issueMessage } from "../../common/rule-messages.ts";
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

function firstErrors(issues: readonly z.core.$ZodIssue[]): Record<string, FieldError> {
  const errors = issues.map((issue): [string, FieldError] => [
    issue.path.join("."),
    { type: issue.code, message: textOf(issueMessage(issue)) },
  ]);
  return Object.fromEntries(errors.reverse());
}
