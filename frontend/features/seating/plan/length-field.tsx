import type { LengthUnit } from "../../../../common/floor-plan/lengths.ts";
import { CommitField } from "../panels/commit-field.tsx";
import { lengthText, parseLength } from "./lengths.ts";

interface LengthFieldProps {
  label: string;
  /** Centimeters. */
  value: number;
  unit: LengthUnit;
  smallest?: number;
  isDisabled: boolean;
  onCommit: (length: number) => void;
}

/** A length in meters or feet that saves itself. Escape or invalid input restores what it was. */
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
