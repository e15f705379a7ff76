import { Field, Input } from "@chakra-ui/react";
import { useState } from "react";
import { languageTag } from "../../../lib/text.ts";

interface MeasureFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  isCount?: boolean;
  error: string;
  onChange: (value: number) => void;
}

/** A number with a decimal comma or point. What is no number within the limits changes nothing. */
export function MeasureField({ label, value, least, most, isCount = false, error, onChange }: MeasureFieldProps) {
  const [typed, setTyped] = useState({ text: written(value), value });
  // The value may have been changed elsewhere.
  const text = typed.value === value ? typed.text : written(value);
  const typedNumber = numberIn(text, isCount);
  const isWrong = typedNumber === undefined || typedNumber < least || typedNumber > most;

  function type(next: string): void {
    const number = numberIn(next, isCount);
    const isFine = number !== undefined && number >= least && number <= most;
    setTyped({ text: next, value: isFine ? number : value });
    if (isFine) onChange(number);
  }

  return (
    <Field.Root invalid={isWrong}>
      <Field.Label textStyle="sm">{label}</Field.Label>
      <Input
        value={text}
        inputMode={isCount ? "numeric" : "decimal"}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

const written = (value: number) => value.toLocaleString(languageTag, { useGrouping: false, maximumFractionDigits: 2 });

/** As people type it: "1.5", "1,5". */
function numberIn(text: string, isCount: boolean): number | undefined {
  const plain = text.trim().replace(",", ".");
  const pattern = isCount ? /^\d{1,4}$/ : /^\d{0,4}(\.\d{0,2})?$/;
  if (!pattern.test(plain) || !/\d/.test(plain)) return undefined;
  return Number(plain);
}
