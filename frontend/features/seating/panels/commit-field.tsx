import { Field, Input } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useState } from "react";

interface CommitFieldProps {
  label: string;
  value: string;
  inputMode?: "numeric" | "decimal";
  isDisabled?: boolean;
  placeholder?: string;
  maxLength?: number;
  /** Called with the new text, trimmed, on Enter and when the field loses the focus. */
  onCommit: (text: string) => void;
}

/** A field that saves itself; Escape restores the old text. Other people's changes do not disturb typing. */
export function CommitField({
  label,
  value,
  inputMode,
  isDisabled,
  placeholder,
  maxLength,
  onCommit,
}: CommitFieldProps) {
  // Null while nobody types: then the field follows what others change.
  const [typed, setTyped] = useState<string | null>(null);

  function commit(): void {
    if (typed === null) return;
    setTyped(null);
    const trimmed = typed.trim();
    if (trimmed !== value) onCommit(trimmed);
  }

  // What is selected may change before the field loses the focus.
  const commitLast = useEffectEvent(commit);
  useEffect(() => () => commitLast(), []);

  return (
    <Field.Root disabled={isDisabled === true}>
      <Field.Label textStyle="sm">{label}</Field.Label>
      <Input
        size={{ base: "lg", lg: "sm" }}
        value={typed ?? value}
        autoComplete="off"
        spellCheck={false}
        {...(inputMode && { inputMode, fontVariantNumeric: "tabular-nums" })}
        {...(placeholder !== undefined && { placeholder })}
        {...(maxLength !== undefined && { maxLength })}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape") setTyped(null);
        }}
      />
    </Field.Root>
  );
}
