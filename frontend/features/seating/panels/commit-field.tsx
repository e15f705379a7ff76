import { Field, Input } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useState } from "react";

interface CommitFieldProps {
  label: string;
  value: string;
  isNumber?: boolean;
  isDisabled?: boolean;
  placeholder?: string;
  maxLength?: number;
  /** Called with the new text, trimmed, on Enter and when the field loses the focus. */
  onCommit: (text: string) => void;
}

/** A field that saves itself; Escape brings back what it was. */
export function CommitField({
  label,
  value,
  isNumber,
  isDisabled,
  placeholder,
  maxLength,
  onCommit,
}: CommitFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);

  function commit(): void {
    const trimmed = text.trim();
    if (trimmed === value) setText(value);
    else onCommit(trimmed);
  }

  // What is selected may change before the field loses the focus.
  const commitLast = useEffectEvent(commit);
  useEffect(() => () => commitLast(), []);

  return (
    <Field.Root disabled={isDisabled === true}>
      <Field.Label textStyle="sm">{label}</Field.Label>
      <Input
        size={{ base: "lg", lg: "sm" }}
        value={text}
        autoComplete="off"
        spellCheck={false}
        {...(isNumber && { inputMode: "numeric" as const })}
        {...(placeholder !== undefined && { placeholder })}
        {...(maxLength !== undefined && { maxLength })}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape") setText(value);
        }}
      />
    </Field.Root>
  );
}
