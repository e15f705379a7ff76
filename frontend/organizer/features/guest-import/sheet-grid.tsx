import { Box, chakra, type SystemStyleObject, Text } from "@chakra-ui/react";
import { Armchair, UserRound } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import type { GuestFileCellInput, GuestFileCellRole } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import type { FileColumn } from "./column-uses.ts";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";

type Row = GuestFilePreview_PreviewFragment["rows"][number];

interface SheetGridProps {
  label: string;
  rows: readonly Row[];
  columns: readonly FileColumn[];
  /** With it, a cell with text can be chosen by mouse, touch or arrow keys. */
  onChoose?: (cell: GuestFileCellInput, text: string) => void;
  chosen?: GuestFileCellInput | null;
}

/** Plain elements: a sheet has thousands of cells, which styled components would make slow. */
const styles: SystemStyleObject = {
  "& th, & td": {
    h: "9",
    maxW: "56",
    px: "2.5",
    truncate: true,
    textAlign: "start",
    borderBottomWidth: "1px",
    borderInlineStartWidth: "1px",
    fontWeight: "normal",
    fontVariantNumeric: "tabular-nums",
  },
  "& th": { bg: "bg.subtle", color: "fg.muted", position: "sticky" },
  "& thead th": { insetBlockStart: "0", zIndex: "2", verticalAlign: "bottom" },
  "& :is(tbody th, thead th:first-of-type)": { insetInlineStart: "0", zIndex: "1", borderInlineStartWidth: "0" },
  "& thead th:first-of-type": { zIndex: "3" },
  "& tbody tr:last-of-type > *": { borderBottomWidth: "0" },
  "& svg": { display: "inline", boxSize: "3.5", verticalAlign: "-2px" },
  "& [data-taken=NAME]": { bg: "brand.subtle", color: "brand.fg" },
  "& [data-taken=TABLE]": { bg: "brass.subtle", color: "brass.fg", fontWeight: "semibold" },
  "& [data-taken=HEADER]": { bg: "bg.subtle", fontWeight: "semibold" },
  "& [data-taken=LEFT_OUT]": { color: "fg.muted", fontStyle: "italic" },
  "& [aria-selected=true]": { outline: "2px solid currentColor", outlineOffset: "-2px" },
  "&[role=grid] td": { h: { base: "11", lg: "9" }, cursor: "pointer", _hover: { boxShadow: "inset 0 0 0 1px" } },
  "& :focus-visible": { outline: "2px solid {colors.brand.solid}", outlineOffset: "-2px" },
};

/** A part of a sheet as it is, and what was made of its rows, columns and cells. */
export function SheetGrid({ label, rows, columns, onChoose, chosen = null }: SheetGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const shown = sheetColumns(rows, columns);
  const isGrid = onChoose !== undefined;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { row, column } = placeOf(event.target);
    const step = arrows[event.key];
    if (step !== undefined) {
      const [down, right] = step;
      table.current?.querySelector<HTMLElement>(`[data-place="${row + down} ${column + right}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") choose(event.target);
    else return;
    event.preventDefault();
  }

  function choose(target: EventTarget) {
    const { row: index, column } = placeOf(target);
    const row = rows[index];
    const text = row?.cells[column] ?? "";
    if (row !== undefined && text !== "") onChoose?.({ row: row.row, column }, text);
  }

  /** The Tab key leads back to the cell that had the focus. */
  function keepPlace(cell: HTMLElement) {
    for (const last of table.current?.querySelectorAll<HTMLElement>("td[tabindex='0']") ?? []) last.tabIndex = -1;
    cell.tabIndex = 0;
  }

  return (
    <Box
      overflow="auto"
      maxH={{ base: "55dvh", lg: "60dvh" }}
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      scrollPaddingTop="16"
      scrollPaddingInlineStart="24"
      {...(!isGrid && { role: "region", "aria-label": label, tabIndex: 0 })}
    >
      <chakra.table
        ref={table}
        aria-label={label}
        textStyle="sm"
        minW="full"
        borderCollapse="separate"
        borderSpacing="0"
        css={styles}
        {...(isGrid && {
          role: "grid",
          onClick: ({ target }) => choose(target),
          onKeyDown,
          onFocus: ({ target }) => keepPlace(target),
        })}
      >
        <thead>
          <tr>
            <th scope="col">{t("guest-import.sheet.row")}</th>
            {shown.map((column) => (
              <ColumnHead key={column.letters} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells, taken, role }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of two sheets can have the same number
            <tr key={index}>
              <th scope="row">
                {row}{" "}
                <Text as="span" textStyle="xs" color={role === "LEFT_OUT" ? "brass.fg" : undefined}>
                  {t(`guest-import.sheet.roles.${role}`)}
                </Text>
              </th>
              {shown.map(({ letters, meaning }, column) => {
                const text = cells[column] ?? "";
                const cellRole = text === "" || isSaidAbove(taken[column], meaning) ? undefined : taken[column];
                return (
                  <td
                    key={letters}
                    data-taken={cellRole}
                    {...(isGrid && {
                      "data-place": `${index} ${column}`,
                      tabIndex: index === 0 && column === 0 ? 0 : -1,
                      "aria-selected": chosen?.row === row && chosen.column === column,
                    })}
                  >
                    <RoleIcon role={cellRole} />
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

/** Whether a cell was taken for what its column is. */
function isSaidAbove(role: GuestFileCellRole | undefined, meaning: FileColumn | undefined): boolean {
  if (meaning === undefined) return false;
  return role === "NAME" ? /NAME$|^PLUS_ONE$/.test(meaning.use) : role === "TABLE" && meaning.use === "TABLE";
}

function RoleIcon({ role }: { role: GuestFileCellRole | undefined }) {
  if (role !== "NAME" && role !== "TABLE") return null;
  const Icon = role === "NAME" ? UserRound : Armchair;
  return (
    <>
      <Icon role="img" aria-label={t(`guest-import.columns.uses.${role}`)} />{" "}
    </>
  );
}

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function placeOf(target: EventTarget): { row: number; column: number } {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
  const [row = -1, column = -1] = cell?.dataset.place?.split(" ").map(Number) ?? [];
  return { row, column };
}

interface SheetColumn {
  letters: string;
  /** Undefined when the sheet's columns are not those of the list. */
  meaning: FileColumn | undefined;
}

/** The columns of a sheet up to the last text. In lists from several sheets they are matched by header. */
function sheetColumns(rows: readonly Row[], columns: readonly FileColumn[]): SheetColumn[] {
  const header = rows.find(({ role }) => role === "HEADER")?.cells;
  const widths = rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== "") + 1);
  return Array.from({ length: Math.max(0, ...widths) }, (_, index) => {
    const letters = columnLetters(index);
    const isThis = (column: FileColumn) =>
      column.letters === "" ? column.name === header?.[index] : column.letters === letters;
    return { letters, meaning: columns.find(isThis) };
  });
}

/** The letters above a column of a spreadsheet; column from 0. */
function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

function ColumnHead({ column: { letters, meaning } }: { column: SheetColumn }) {
  return (
    <th scope="col">
      <Text as="span" display="block" textStyle="xs">
        {letters}
      </Text>
      {meaning !== undefined && (
        <Text
          as="span"
          display="block"
          color={meaning.use === "IGNORED" ? undefined : "brand.fg"}
          fontWeight="semibold"
        >
          {t(`guest-import.columns.uses.${meaning.use}`)}
        </Text>
      )}
      {meaning?.isCertain === false && (
        <Text as="span" display="block" textStyle="xs" color="brass.fg" fontWeight="medium">
          {t("guest-import.columns.unsure")}
        </Text>
      )}
    </th>
  );
}
