/** A choice of a select. */
export interface SelectOption {
  value: string;
  label: string;
}

/** The options of a select. */
export function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
