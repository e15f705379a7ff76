import type { SystemStyleObject } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";

export const selectCellWidth = "10";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Its name in the API, if lists can be sorted by it. */
  sortBy?: string;
  /**
   * On phones, where a row is a card: title and what is beside it in the first line, actions at its end, else below.
   * The title and the actions stay in view while a wide table scrolls sideways.
   */
  place?: "title" | "besideTitle" | "actions" | "manyActions";
  isEmpty?: (row: Row) => boolean;
}

/** Whether a column is one of those that share the second line on phones. */
export function isDetail<Row>({ place }: Column<Row>): boolean {
  return place === undefined;
}

/** A header that stays at the start while the table scrolls sideways. */
export const stickyStart = { insetInlineStart: "0" } as const;

/** The title and the actions stay in view at the two ends of a table that is wider than the screen. */
export function stickyPlace<Row>({ place }: Column<Row>, hasSelection: boolean) {
  if (place === "title") return { insetInlineStart: hasSelection ? selectCellWidth : "0" };
  if (place === "actions" || place === "manyActions") return { insetInlineEnd: "0", "data-end": "" };
  return {};
}

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

const sticky = { position: { md: "sticky" }, zIndex: { md: "1" } } as const;

/** Plain elements with classes: a list has hundreds, which styled components would make slow. */
export const dataTableStyles: SystemStyleObject = {
  "& .row": {
    display: { base: "grid", md: "table-row" },
    gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
    alignItems: "center",
    minH: { base: "14", md: "10" },
    py: { base: "1.5", md: "0" },
    borderBottomWidth: { base: "1px", md: "0" },
    bg: "bg",
  },
  "& .row:not([aria-selected=true])": { _hover: { md: { bg: "bg.subtle" } } },
  "& .row[aria-selected=true]": { bg: "brand.subtle" },
  "& .cell": {
    ps: "3",
    pe: { base: "0", md: "3" },
    py: { base: "0", md: "1" },
    textAlign: "start",
    bg: "inherit",
    borderBottomWidth: { base: "0", md: "1px" },
  },
  "& .cell.is-select": {
    ...sticky,
    display: { base: "none", md: "table-cell" },
    gridArea: "1 / 1 / span 2",
    insetInlineStart: "0",
    w: selectCellWidth,
    p: "0",
  },
  "&[data-selectable=everywhere] .cell.is-select": { display: { base: "block", md: "table-cell" } },
  "& .cell.is-title": { ...sticky, ps: { base: "0", md: "3" }, insetInlineStart: "0" },
  "&[data-selectable] .cell.is-title": { insetInlineStart: selectCellWidth },
  "& .cell.is-besideTitle": { justifySelf: "end" },
  "& .cell:is(.is-actions, .is-manyActions)": { position: { md: "sticky" }, insetInlineEnd: "0" },
  // More columns lie below it.
  "&[data-wide] :is(.is-actions, .is-manyActions, [data-end])": { borderInlineStartWidth: "1px" },
  "& .cell.is-detail": { textStyle: "sm" },
  // Below these widths, long texts would be squeezed to a word a line before the table scrolls.
  "& .cell-box": { maxW: { md: "24rem" }, overflowWrap: "anywhere" },
  "& .is-title > .cell-box": { minW: { md: "9rem" } },
  "& .row-title": { fontWeight: "medium", fontSize: { base: "lg", md: "inherit" } },
  "& .row-title.is-long": { fontSize: { base: "clamp(0.75rem, 4vw, 1.125rem)", md: "inherit" } },
  "& .is-besideTitle > .cell-box": { minW: { md: "6rem" } },
  "& .is-detail > .cell-box": { minW: { md: "5rem" } },
  "& .details": { gridArea: "2 / 2", p: "0", bg: "inherit" },
  "& .details-text": { lineClamp: 3, color: "fg.muted", textStyle: "sm", overflowWrap: "anywhere" },
  "& .one-line": { display: "inline-flex", flexWrap: "wrap", columnGap: "1.5", verticalAlign: "bottom" },
  "& .on-card": { hideFrom: "md" },
  "& .in-column": { hideBelow: "md" },
  "& .row-checkbox": { display: "grid", placeItems: "center", boxSize: "10", cursor: "pointer" },
  "& .row-checkbox > input": {
    boxSize: { base: "5", md: "4" },
    accentColor: "brand.solid",
    cursor: "inherit",
    // Not hidden behind the bar at the end of the list when it gets the focus.
    scrollMarginBottom: "20",
  },
  "& .row-actions": { display: "flex", justifyContent: "flex-end" },
  // Quiet, no higher than the row, and for thumbs on phones.
  "& .row-button": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: "0",
    boxSize: { base: "10", md: "8" },
    // Within the height of a line, into the room above and below the row.
    my: { base: "-2", md: "0" },
    rounded: "l2",
    color: "fg.muted",
    cursor: "button",
    userSelect: "none",
    transitionProperty: "common",
    transitionDuration: "fast",
    focusVisibleRing: "outside",
    _hover: { color: "colorPalette.fg", bg: "colorPalette.subtle" },
    _expanded: { bg: "colorPalette.subtle" },
    _disabled: { layerStyle: "disabled" },
    "& svg": { boxSize: "4", flexShrink: "0" },
  },
  "& .row-button.is-destructive": { colorPalette: "red" },
  "& .row-button.in-column": { display: { base: "none", md: "inline-flex" } },
  // On phones, many actions have a line of their own, with words.
  "& .row-word": { display: "none" },
  "& .cell.is-manyActions": {
    "& .row-word": { display: { base: "inline", md: "none" }, textStyle: "sm" },
    "& .row-button": { w: { base: "auto", md: "8" }, minW: "10", gap: "1.5", px: { base: "2", md: "0" }, my: "0" },
    ps: { base: "0", md: "3" },
    "& .cell-box": { ms: { base: "-2", md: "0" } },
  },
  "& .pill": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minH: { base: "9", md: "6" },
    minW: "9",
    maxW: { base: "7rem", md: "14rem" },
    px: "2.5",
    py: "0.5",
    rounded: "full",
    borderWidth: "1px",
    borderColor: "border",
    bg: "bg.panel",
    color: "fg",
    textStyle: { base: "md", md: "sm" },
    textAlign: "center",
    fontWeight: "medium",
    fontVariantNumeric: "tabular-nums lining-nums",
    overflowWrap: "anywhere",
    userSelect: "none",
  },
  "& .pill.is-missing": { bg: "brass.subtle", color: "brass.fg", borderColor: "brass.subtle" },
  "& button.pill": {
    transitionProperty: "common",
    transitionDuration: "fast",
    focusVisibleRing: "outside",
    _hover: { borderColor: "brand.solid", color: "brand.fg" },
  },
};
