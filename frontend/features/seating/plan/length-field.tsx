import { Field, Input } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useState } from "react";
import { type LengthUnit, lengthText, parseLength } from "./lengths.ts";

interface LengthFieldProps {
  label: string;
  /** In centimeters. */
  value: number;
  unit: LengthUnit;
  smallest?: number;
  isDisabled: boolean;
  /** Called on Enter and when the field loses the focus, if it is another length. */
  onCommit: (length: number) => void;
}

/** A length in meters or feet that saves itself. Escape brings back what it was; what is no length does, too. */
export function LengthField({ label, value, unit, smallest, isDisabled, onCommit }: LengthFieldProps) {
  const shown = lengthText(value, unit);
  // Null while nobody types: then the field follows what others change.
  const [typed, setTyped] = useState<string | null>(null);

  function commit(): void {
    if (typed === null) return;
    setTyped(null);
    const length = typed === shown ? undefined : parseLength(typed, unit);
    if (length !== undefined && length !== value) onCommit(Math.max(smallest ?? length, length));
  }

  // What is selected may change before the field loses the focus.
  const commitLast = useEffectEvent(commit);
  useEffect(() => () => commitLast(), []);

  return (
    <Field.Root disabled={isDisabled}>
      <Field.Label textStyle="sm">{label}</Field.Label>
      <Input
        size={{ base: "lg", lg: "sm" }}
        inputMode="decimal"
        autoComplete="off"
        fontVariantNumeric="tabular-nums"
        value={typed ?? shown}
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
