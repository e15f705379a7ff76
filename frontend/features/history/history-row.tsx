import { Table, type TableCellProps, Text, VisuallyHidden } from "@chakra-ui/react";
import { dateAndTime, timeOfDay } from "../../lib/dates.ts";
import type { HistoryTable_EntryFragment } from "./generated/history-table.ts";
import { HistoryAuthor } from "./history-author.tsx";
import type { HistoryActions } from "./history-buttons.tsx";
import { HistoryDetails } from "./history-details.tsx";
import { isInSentences } from "./history-sentences.ts";
import { historyActionText } from "./history-wording.ts";

interface HistoryRowProps {
  entry: HistoryTable_EntryFragment;
  actions: HistoryActions;
}

/**
 * On a phone: what was done, and below it by whom and when. Else a line: by whom, what, when, Undo. The details reach to
 * the end of the line, where they have Undo; the time is in the gap before it.
 */
export function HistoryRow({ entry, actions }: HistoryRowProps) {
  const { columns, action, details } = isInSentences(entry) ? sentencePlaces : summaryPlaces;
  return (
    <Table.Row
      role="row"
      position="relative"
      display={{ base: "flex", md: "grid" }}
      flexWrap="wrap"
      gridTemplateColumns={columns}
      alignItems="baseline"
      columnGap={{ base: "1.5", md: "4" }}
      ps="11"
      py="2.5"
      minH="12"
      bg="transparent"
      borderTopWidth="1px"
    >
      <Cell {...action}>{historyActionText(entry.action)}</Cell>
      <Cell {...details} display={{ base: "flex", md: "grid" }} gridTemplateColumns="subgrid" alignItems="baseline">
        <HistoryDetails entry={entry} actions={actions} />
      </Cell>
      <Cell {...userPlace}>
        <HistoryAuthor entry={entry} />
      </Cell>
      <Cell {...datePlace}>
        <Time isoTime={entry.createdAt} />
      </Cell>
    </Table.Row>
  );
}

function Cell(props: TableCellProps) {
  return <Table.Cell role="cell" p="0" border="0" minW="0" overflowWrap="anywhere" {...props} />;
}

/** The day is in the heading above; to those who come by the table, the time alone would mean nothing. */
function Time({ isoTime }: { isoTime: string }) {
  const full = dateAndTime(isoTime);
  return (
    <time dateTime={isoTime} title={full}>
      <VisuallyHidden>{full}</VisuallyHidden>
      <Text as="span" aria-hidden>
        {timeOfDay(isoTime)}
      </Text>
    </time>
  );
}

const quiet = { color: "fg.muted", textStyle: "sm" } as const;

/** Between what stands in one line on a phone. */
const afterDot = { _before: { content: '"·"', me: "1.5", display: { md: "none" } } } as const;

const userPlace = {
  order: 2,
  gridArea: { md: "1 / 1 / span 2" },
  textStyle: "sm",
  color: { base: "fg.muted", md: "fg" },
};
const datePlace = {
  ...{ order: 3, gridArea: { md: "1 / -3 / 2 / -2" }, zIndex: 1, textAlign: { md: "end" }, whiteSpace: "nowrap" },
  ...quiet,
  ...afterDot,
} as const;

const sentencePlaces = {
  columns: { md: "10rem minmax(0, 1fr) 4.5rem 7.5rem", xl: "14rem minmax(0, 1fr) 10rem 4.5rem 7.5rem" },
  action: { order: 4, gridArea: { md: "2 / 2", xl: "1 / 3" }, zIndex: 1, ...quiet, ...afterDot },
  details: { order: 1, flex: "1 1 100%", gridArea: { md: "1 / 2 / 2 / -1" } },
} as const;

const summaryPlaces = {
  columns: {
    md: "10rem fit-content(11rem) minmax(0, 1fr) 4.5rem 7.5rem",
    xl: "14rem fit-content(16rem) minmax(0, 1fr) 4.5rem 7.5rem",
  },
  action: { order: 0, flex: "1 1 100%", gridArea: { md: "1 / 2" }, zIndex: 1, fontWeight: "medium" },
  details: { order: 1, flex: "1 1 100%", gridArea: { md: "1 / 3 / 2 / -1" } },
} as const;
