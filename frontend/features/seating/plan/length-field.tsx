import { CommitField } from "../panels/commit-field.tsx";
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
  function commit(text: string): void {
    const length = parseLength(text, unit);
    if (length !== undefined && length !== value) onCommit(Math.max(smallest ?? length, length));
  }
  return (
    <CommitField
      label={label}
      value={lengthText(value, unit)}
      inputMode="decimal"
      isDisabled={isDisabled}
      onCommit={commit}
    />
  );
}
