import { Field, Input, Textarea } from "@chakra-ui/react";
import type { ChangeEventHandler, FocusEventHandler, Ref } from "react";

interface TextFieldProps {
  label: string;
  placeholder?: string;
  isRequired?: boolean;
  type?: "text" | "email";
  /** If true, phones neither autocorrect nor capitalize. */
  isVerbatim?: boolean;
  lines?: number;
  hint?: string;
  error?: string | undefined;
  /** The remaining props come from react-hook-form's `register`. */
  name: string;
  ref: Ref<HTMLInputElement & HTMLTextAreaElement>;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onBlur: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
}

export function TextField({
  label,
  isRequired = false,
  type = "text",
  isVerbatim = false,
  lines = 1,
  hint,
  error,
  ...control
}: TextFieldProps) {
  return (
    <Field.Root required={isRequired} invalid={error !== undefined}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {lines > 1 ? (
        <Textarea
          rows={lines}
          autoresize
          scrollMarginTop="24"
          bg="bg.panel"
          borderColor="border.emphasized"
          textStyle="md"
          {...control}
        />
      ) : (
        <Input
          type={type}
          autoComplete="off"
          autoCapitalize={isVerbatim ? "none" : undefined}
          spellCheck={isVerbatim ? false : undefined}
          scrollMarginTop="24"
          {...control}
        />
      )}
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
