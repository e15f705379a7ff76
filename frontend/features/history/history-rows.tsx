import { Box, Heading, Table } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import type { HistoryTable_EntryFragment } from "./generated/history-table.ts";
import type { HistoryActions } from "./history-buttons.tsx";
import { historyDays } from "./history-days.ts";
import { HistoryRow } from "./history-row.tsx";

const columns = ["action", "details", "user", "date"] as const;

interface HistoryRowsProps {
  entries: readonly HistoryTable_EntryFragment[];
  isRefreshing: boolean;
  actions: HistoryActions;
  level: "h2" | "h3";
}

// Roles are spelled out: some screen readers ignore a table whose `display` is changed.
/** A table for those who have it read to them, and a log by days for those who look. */
export function HistoryRows({ entries, isRefreshing, actions, level }: HistoryRowsProps) {
  return (
    <Box role="region" aria-label={t("history.label")} aria-busy={isRefreshing} position="relative">
      <Table.Root
        role="table"
        aria-label={t("history.label")}
        display="block"
        bg="transparent"
        fontVariantNumeric="tabular-nums lining-nums"
      >
        <Table.Header role="rowgroup" srOnly>
          <Table.Row role="row">
            {columns.map((column) => (
              <Table.ColumnHeader key={column} role="columnheader" scope="col">
                {t(`history.columns.${column}`)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        {historyDays(entries).map((day, index) => (
          <Table.Body key={day.entries[0]?.id} role="rowgroup" display="block">
            <Table.Row role="row" display="block" bg="transparent">
              <Table.ColumnHeader
                role="rowheader"
                scope="rowgroup"
                colSpan={columns.length}
                display="block"
                px="0"
                pt={index === 0 ? "3" : "8"}
                pb="2"
                border="0"
              >
                <Heading as={level} size="md">
                  {day.heading}
                </Heading>
              </Table.ColumnHeader>
            </Table.Row>
            {day.entries.map((entry) => (
              <HistoryRow key={entry.id} entry={entry} actions={actions} />
            ))}
          </Table.Body>
        ))}
      </Table.Root>
    </Box>
  );
}
