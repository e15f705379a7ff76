import { type Control, Controller, type FieldPathByValue, type FieldValues } from "react-hook-form";
import { SwitchRow } from "./switch-row.tsx";

interface SwitchFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, boolean | undefined>;
  label: string;
  hint: string;
}

export function SwitchField<Values extends FieldValues>({ control, name, label, hint }: SwitchFieldProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref, onBlur } }) => (
        <SwitchRow
          label={label}
          hint={hint}
          isOn={value === true}
          onChange={onChange}
          name={name}
          ref={ref}
          onBlur={onBlur}
        />
      )}
    />
  );
}
