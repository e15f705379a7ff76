import { Field, IconButton, Input, InputGroup, Textarea } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useState } from "react";
import { t } from "../lib/text.ts";

interface FormFieldProps {
  label: string;
  isRequired?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A control of a form with its label above it, and a hint and what is wrong below it. */
export function FormField(props: FormFieldProps & { children: ReactNode }) {
  const { label, isRequired = false, hint, error, children } = props;
  return (
    <Field.Root required={isRequired} invalid={error !== undefined}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

interface TextFieldProps extends FormFieldProps {
  placeholder?: string;
  type?: "text" | "email";
  /** If true, phones neither autocorrect nor capitalize. */
  isVerbatim?: boolean;
  lines?: number;
  /** The remaining props come from react-hook-form's `register`. */
  name: string;
  ref: Ref<HTMLInputElement & HTMLTextAreaElement>;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onBlur: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, isRequired = false, type = "text", isVerbatim = false, lines = 1, hint, error, ...control } = props;
  return (
    <FormField {...{ label, isRequired, hint, error }}>
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
    </FormField>
  );
}

interface InputControl {
  name: string;
  ref: Ref<HTMLInputElement>;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** A field for a short-lived code of digits. Phones show number keys, and offer a code that they know. */
export function CodeField({ label, hint, error, ...control }: FormFieldProps & InputControl) {
  return (
    <FormField {...{ label, hint, error }}>
      <Input
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        // Digits, and the gap that apps show between them.
        maxLength={10}
        textStyle="lg"
        letterSpacing="0.2em"
        textAlign="center"
        {...control}
      />
    </FormField>
  );
}

interface PasswordFieldProps extends FormFieldProps, InputControl {
  autoComplete: "current-password" | "new-password";
}

/** A password, which its button shows. */
export function PasswordField({ label, isRequired = false, hint, error, ...control }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <IconButton
      type="button"
      variant="ghost"
      size="sm"
      aria-label={isShown ? t("ui.hidePassword") : t("ui.showPassword")}
      aria-pressed={isShown}
      onClick={() => setIsShown(!isShown)}
    >
      {isShown ? <EyeOff /> : <Eye />}
    </IconButton>
  );
  return (
    <FormField {...{ label, isRequired, hint, error }}>
      <InputGroup endElementProps={{ paddingInline: "1" }} endElement={toggle}>
        <Input type={isShown ? "text" : "password"} {...control} />
      </InputGroup>
    </FormField>
  );
}
