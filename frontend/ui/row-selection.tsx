export interface RowSelection<Row> {
  isSelected: (id: number) => boolean;
  labelOf: (row: Row) => string;
  pageLabel: string;
  pageState: SelectedState;
  /** @param isRange whether all rows from the last one to this are meant */
  onToggle: (id: number, isRange: boolean) => void;
  onTogglePage: () => void;
  isShownOnPhones: boolean;
  onLongPress: (id: number) => void;
}

/** "some" for the checkbox above rows of which only some are selected. */
type SelectedState = boolean | "some";

interface RowCheckboxProps {
  label: string;
  state: SelectedState;
  onToggle: (isRange: boolean) => void;
}

export function RowCheckbox({ label, state, onToggle }: RowCheckboxProps) {
  return (
    <label className="row-checkbox">
      <input
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = state === "some";
        }}
        type="checkbox"
        aria-label={label}
        checked={state === true}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
