import { toNestErrors } from "@hookform/resolvers";
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  type UseFormSetError,
  useForm,
} from "react-hook-form";
import { z } from "zod";
import type { MessageKey } from "../../../common/messages/message.ts";
import { issueMessage } from "../../../common/rule-messages.ts";
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

/** Makes the props of fields of a form: how they take part in it, and what is wrong with them. */
export function fieldProps<Input extends FieldValues, Output>({
  register,
  getFieldState,
  formState,
}: UseFormReturn<Input, unknown, Output>) {
  return (name: FieldPath<Input>) => ({ error: getFieldState(name, formState).error?.message, ...register(name) });
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

/** A form of one field. @param send returns why what was typed is refused, which the field then says */
export function useOneField(rule: z.ZodType<string, string>, send: (typed: string) => Promise<string | undefined>) {
  const form = useForm({ resolver: formRules(z.object({ typed: rule })), defaultValues: { typed: "" } });
  const { setError, setFocus, formState } = form;
  const onSubmit = form.handleSubmit(async ({ typed }) => {
    const reason = await send(typed);
    if (reason === undefined) return;
    setError("typed", { message: reason });
    setFocus("typed", { shouldSelect: true });
  });
  return { onSubmit, setFocus, isBusy: formState.isSubmitting, field: fieldProps(form)("typed") };
}

function firstErrors(issues: readonly z.core.$ZodIssue[]): Record<string, FieldError> {
  const errors = issues.map((issue): [string, FieldError] => [
    issue.path.join("."),
    { type: issue.code, message: textOf(issueMessage(issue)) },
  ]);
  return Object.fromEntries(errors.reverse());
}
