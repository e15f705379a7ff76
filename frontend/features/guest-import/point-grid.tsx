import { Box, chakra, type SystemStyleObject } from "@chakra-ui/react";
import { Armchair, UserRound } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, memo, useRef, useState } from "react";
import type { GuestFileCellRole } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";
import { type CellPlace, cellOfColumn, chosenAs, type GridSpot, type Pointing, spotAfter } from "./pointing.ts";
import { columnLetters } from "./sheet-columns.ts";

type Preview = GuestFilePreview_PreviewFragment;

interface PointGridProps {
  preview: Pick<Preview, "rows" | "rowCount" | "columnCount">;
  fromColumn: number;
  pointing: Pointing;
  /** Whether to show what each cell was taken for. */
  showsRoles: boolean;
  onChoose: (cell: CellPlace, text: string) => void;
}

const maxColumns = 30;

/** Plain elements: a sheet has thousands of cells, which styled components would make slow. */
const styles: SystemStyleObject = {
  "& th, & td": {
    h: { base: "11", lg: "9" },
    minW: "11",
    maxW: "56",
    px: "2.5",
    truncate: true,
    textAlign: "start",
    borderBottomWidth: "1px",
    borderInlineStartWidth: "1px",
    fontWeight: "normal",
    cursor: "pointer",
  },
  "& :is(thead th, tbody th)": { bg: "bg.subtle", color: "fg.muted", position: "sticky", textAlign: "center" },
  "& thead th": { insetBlockStart: "0", zIndex: "2" },
  "& tbody th": { insetInlineStart: "0", zIndex: "1", borderInlineStartWidth: "0", cursor: "default" },
  "& thead th:first-of-type": { insetInlineStart: "0", zIndex: "3", borderInlineStartWidth: "0", cursor: "default" },
  "& td:empty": { cursor: "default" },
  "& :is(td:not(:empty), thead th:not(:first-of-type)):hover": {
    boxShadow: "inset 0 0 0 1px currentColor",
  },
  "& svg": { display: "inline", boxSize: "3.5", me: "1", verticalAlign: "-2px" },
  "& [data-taken=NAME]": { bg: "brand.subtle", color: "brand.fg" },
  "& [data-taken=TABLE]": { bg: "brass.subtle", color: "brass.fg", fontWeight: "semibold" },
  "& [data-taken=HEADER]": { bg: "bg.subtle", fontWeight: "semibold" },
  "& [data-taken=LEFT_OUT]": { color: "fg.muted", fontStyle: "italic" },
  "& [data-chosen]": { outline: "2px solid currentColor", outlineOffset: "-2px", fontWeight: "semibold" },
  "& :focus-visible": { outline: "2px solid {colors.brand.solid}", outlineOffset: "-2px" },
};

/** A sheet in which a cell or, by its letter, a column is chosen with mouse, touch or arrow keys. */
export function PointGrid({ preview, fromColumn, pointing, showsRoles, onChoose }: PointGridProps) {
  const { rows, rowCount, columnCount } = preview;
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<GridSpot>({ row: 0, column: 0 });
  const columns = Array.from({ length: Math.min(maxColumns, columnCount - fromColumn) }, (_, at) => fromColumn + at);

  const elementAt = ({ row, column }: GridSpot) =>
    table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);

  function choose({ row, column }: GridSpot) {
    const place = columns[column] ?? 0;
    const cell =
      row < 0 ? cellOfColumn(rows, pointing, place, fromColumn) : { row: rows[row]?.row ?? 0, column: place };
    const text = rows.find((one) => one.row === cell?.row)?.cells[column] ?? "";
    if (cell !== undefined && (text !== "" || row < 0)) onChoose(cell, text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const spot = spotOf(event.target);
    if (spot === undefined) return;
    const size = { rows: rows.length, columns: columns.length };
    const moved = spotAfter(event.key, spot, size, event.ctrlKey || event.metaKey);
    if (event.key === "Enter" || event.key === " ") choose(spot);
    else if (moved === undefined) return;
    event.preventDefault();
    if (moved !== undefined) elementAt(moved)?.focus();
  }

  function onClick({ target }: MouseEvent<HTMLElement>) {
    const spot = spotOf(target);
    if (spot !== undefined) choose(spot);
  }

  return (
    <Box
      overflow="auto"
      maxH={{ base: "55dvh", lg: "60dvh" }}
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      scrollPaddingTop="12"
      scrollPaddingInlineStart="14"
    >
      <chakra.table
        ref={table}
        role="grid"
        aria-label={t("guest-import.point.grid")}
        aria-rowcount={rowCount + 1}
        aria-colcount={columnCount + 1}
        textStyle="sm"
        minW="full"
        borderCollapse="separate"
        borderSpacing="0"
        css={styles}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setActive((last) => spotOf(target) ?? last)}
      >
        <thead>
          <tr>
            <th scope="col">{t("guest-import.sheet.row")}</th>
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                data-row={-1}
                data-column={at}
                tabIndex={active.row === -1 && active.column === at ? 0 : -1}
                aria-label={columnLabel(column, pointing)}
              >
                {columnLetters(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.row}
              row={row}
              index={index}
              columns={columns.length}
              fromColumn={fromColumn}
              active={active.row === index ? active.column : undefined}
              pointing={pointing}
              showsRoles={showsRoles}
            />
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

function columnLabel(column: number, { step }: Pointing): string {
  const letters = columnLetters(column);
  if (step === "table") return t("guest-import.point.columnOfTables", { letters });
  return step === "done" ? letters : t("guest-import.point.columnOfNames", { letters });
}

function spotOf(target: EventTarget): GridSpot | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  const numberIn = (name: string) => Number(cell?.getAttribute(name));
  return cell === null ? undefined : { row: numberIn("data-row"), column: numberIn("data-column") };
}

interface RowProps {
  row: Preview["rows"][number];
  index: number;
  columns: number;
  fromColumn: number;
  /** The column of the cell that Tab leads to; undefined if it is in another row. */
  active: number | undefined;
  pointing: Pointing;
  showsRoles: boolean;
}

const Row = memo(({ row, index, columns, fromColumn, active, pointing, showsRoles }: RowProps) => (
  <tr>
    <th scope="row">{row.row}</th>
    {Array.from({ length: columns }, (_, column) => {
      const text = row.cells[column] ?? "";
      const chosen = chosenAs(pointing, { row: row.row, column: column + fromColumn });
      const taken = chosen ?? (showsRoles && text !== "" ? row.taken[column] : undefined);
      return (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity than their place
          key={column}
          data-row={index}
          data-column={column}
          data-taken={taken}
          data-chosen={chosen}
          aria-label={taken && labelOf(text, taken)}
          tabIndex={active === column ? 0 : -1}
        >
          {taken === "NAME" && <UserRound aria-hidden />}
          {taken === "TABLE" && <Armchair aria-hidden />}
          {text}
        </td>
      );
    })}
  </tr>
));

function labelOf(text: string, taken: GuestFileCellRole): string {
  return t("guest-import.point.cell", { text, role: t(`guest-import.point.roles.${taken}`) });
}
