import { Box, chakra, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { GuestFileRowRole } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import type { FileColumn } from "./column-uses.ts";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";
import { type SheetColumn, sheetColumns } from "./sheet-columns.ts";

type Row = GuestFilePreview_PreviewFragment["rows"][number];

interface SheetSampleProps {
  rows: readonly Row[];
  columns: readonly FileColumn[];
}

const Cell = chakra("td", {
  base: {
    px: "2.5",
    py: "1.5",
    maxW: "56",
    truncate: true,
    borderBottomWidth: "1px",
    borderInlineStartWidth: "1px",
    textAlign: "start",
    fontVariantNumeric: "tabular-nums",
  },
});

/** Stays in view when the sheet is scrolled sideways. */
const edge = { position: "sticky", insetInlineStart: "0", zIndex: "1" } as const;

const shownRows = 12;

export function SheetSample({ rows: all, columns }: SheetSampleProps) {
  const titleId = useId();
  const rows = all.slice(0, shownRows);
  const shown = sheetColumns(rows, columns);
  if (shown.length === 0) return null;
  return (
    <Stack gap="2">
      <Text as="h3" id={titleId} fontWeight="semibold">
        {t("guest-import.sheet.title")}
      </Text>
      <Box
        role="region"
        aria-labelledby={titleId}
        tabIndex={0}
        overflowX="auto"
        borderWidth="1px"
        borderRadius="l2"
        bg="bg.panel"
      >
        <chakra.table aria-labelledby={titleId} textStyle="sm" minW="full" borderCollapse="separate" borderSpacing="0">
          <thead>
            <chakra.tr bg="bg.subtle">
              <Cell
                as="th"
                scope="col"
                bg="bg.subtle"
                borderInlineStartWidth="0"
                color="fg.muted"
                fontWeight="normal"
                {...edge}
              >
                {t("guest-import.sheet.row")}
              </Cell>
              {shown.map((column) => (
                <ColumnHead key={column.letters} column={column} />
              ))}
            </chakra.tr>
          </thead>
          <chakra.tbody css={{ "& tr:last-of-type > *": { borderBottomWidth: "0" } }}>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of two sheets can have the same number
              <SheetRow key={index} row={row} columns={shown} />
            ))}
          </chakra.tbody>
        </chakra.table>
      </Box>
    </Stack>
  );
}

function ColumnHead({ column: { letters, meaning } }: { column: SheetColumn }) {
  const isKept = meaning !== undefined && meaning.use !== "IGNORED";
  return (
    <Cell as="th" scope="col" verticalAlign="bottom">
      <Text as="span" display="block" textStyle="xs" color="fg.muted" fontWeight="normal">
        {letters}
      </Text>
      {meaning !== undefined && (
        <Text as="span" display="block" color={isKept ? "brand.fg" : "fg.muted"} fontWeight="semibold">
          {t(`guest-import.columns.uses.${meaning.use}`)}
        </Text>
      )}
      {meaning?.isCertain === false && (
        <Text as="span" display="block" textStyle="xs" color="brass.fg" fontWeight="medium">
          {t("guest-import.columns.unsure")}
        </Text>
      )}
    </Cell>
  );
}

const looks: Readonly<Record<GuestFileRowRole, { bg: string; color: string; fontWeight?: string }>> = {
  HEADER: { bg: "brand.subtle", color: "brand.fg", fontWeight: "semibold" },
  HEADING: { bg: "brand.subtle", color: "brand.fg", fontWeight: "semibold" },
  GUEST: { bg: "bg.panel", color: "fg" },
  LEFT_OUT: { bg: "brass.subtle", color: "fg" },
  OTHER: { bg: "bg.subtle", color: "fg.muted" },
};

const roleColors: Readonly<Record<GuestFileRowRole, string>> = {
  HEADER: "brand.fg",
  HEADING: "brand.fg",
  GUEST: "fg.muted",
  LEFT_OUT: "brass.fg",
  OTHER: "fg.muted",
};

function SheetRow({ row: { row, cells, role }, columns }: { row: Row; columns: readonly SheetColumn[] }) {
  const look = looks[role];
  return (
    <chakra.tr {...look}>
      <Cell as="th" scope="row" borderInlineStartWidth="0" bg={look.bg} color="fg.muted" fontWeight="normal" {...edge}>
        <Text as="span" display="inline-block" minW="2.5ch" textAlign="end">
          {row}
        </Text>{" "}
        <Text as="span" ms="1" textStyle="xs" color={roleColors[role]}>
          {t(`guest-import.sheet.roles.${role}`)}
        </Text>
      </Cell>
      {columns.map(({ letters, meaning }, column) => (
        <Cell key={letters} color={role === "GUEST" && meaning?.use === "IGNORED" ? "fg.muted" : undefined}>
          {cells[column]}
        </Cell>
      ))}
    </chakra.tr>
  );
}
