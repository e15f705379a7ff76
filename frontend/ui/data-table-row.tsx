import { Fragment, type ReactNode } from "react";
import { type Column, isDetail } from "./data-table-column.ts";

const maxDetails = 3;

// Biome takes them for redundant, but some screen readers ignore a table whose `display` is changed (cards on phones).
const asRow = { role: "row" } as const;
const asCell = { role: "cell" } as const;

export interface RowSelection<Row> {
  isSelected: (id: number) => boolean;
  labelOf: (row: Row) => string;
  pageLabel: string;
  pageState: SelectedState;
  /** @param isRange whether all rows from the last one to this are meant */
  onToggle: (id: number, isRange: boolean) => void;
  onTogglePage: () => void;
  isShownOnPhones: boolean;
}

/** "some" for the checkbox above rows of which only some are selected. */
type SelectedState = boolean | "some";

interface DataTableRowProps<Row> {
  columns: readonly Column<Row>[];
  details: readonly Column<Row>[];
  rowKey: (row: Row) => number;
  selection?: RowSelection<Row> | undefined;
  row: Row;
}

export function DataTableRow<Row>({ columns, details, rowKey, selection, row }: DataTableRowProps<Row>) {
  const id = rowKey(row);
  const isSelected = selection?.isSelected(id) === true;
  const filled = details.filter(({ isEmpty }) => isEmpty?.(row) !== true);
  const hasManyActions = columns.some(({ place }) => place === "manyActions");
  return (
    <tr {...asRow} className="row" aria-selected={selection && isSelected}>
      {selection && (
        <td {...asCell} className="cell is-select">
          <RowCheckbox
            label={selection.labelOf(row)}
            state={isSelected}
            onToggle={(isRange) => selection.onToggle(id, isRange)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          {...asCell}
          className={`cell is-${isDetail(column) ? "detail" : column.place}`}
          style={{ gridArea: areaOf(column, hasManyActions, filled.length > 0) }}
        >
          <div className="cell-box">{column.cell(row)}</div>
        </td>
      ))}
      {filled.length > 0 && <DetailsCell details={filled} row={row} />}
    </tr>
  );
}

function DetailsCell<Row>({ details, row }: Pick<DataTableRowProps<Row>, "details" | "row">) {
  return (
    <td {...asCell} className="details" data-details="">
      <div className="details-text">
        {details.slice(0, maxDetails).map((column, index) => (
          <Fragment key={column.id}>
            {index > 0 && "\u00a0· "}
            <OneLine>{column.cell(row)}</OneLine>
          </Fragment>
        ))}
      </div>
    </td>
  );
}

function OneLine({ children }: { children: ReactNode }) {
  if (typeof children === "string") return children;
  return <span className="one-line">{children}</span>;
}

/** On a phone's card, many actions have the last line, few stand behind what is beside the title. */
function areaOf<Row>({ place }: Column<Row>, hasManyActions: boolean, hasDetails: boolean): string {
  if (place === "title") return hasDetails || hasManyActions ? "1 / 2" : "1 / 2 / span 2";
  if (place === "manyActions") return "3 / 2 / auto / -1";
  if (place === "besideTitle") return hasManyActions ? "1 / 3 / auto / span 2" : "1 / 3 / span 2";
  return "1 / 4 / span 2";
}

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
