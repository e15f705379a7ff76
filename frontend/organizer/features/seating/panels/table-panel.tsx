import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { maxTableNumberLength } from "../../../../../common/limits.ts";
import { useEventHere } from "../../../event/event-here.ts";
import { ask } from "../../../lib/ask.ts";
import { countText, tableTitle } from "../../../lib/tables.ts";
import { t } from "../../../lib/text.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { SwitchRow } from "../../../ui/switch-field.tsx";
import { CommitField, HeldText, PanelButton, shapeOf, shapeOptions, wholeNumberIn } from "../fields.tsx";
import type { BoardGuest, BoardTable, TableChange } from "../model/board.ts";
import { lockIn, tableSwapMoves } from "../model/seat-moves.ts";
import { nothingSelected, selectGuests, selectTable } from "../model/selection.ts";
import { type ShownBoard, useSeating, useShown, useTablePresence } from "../seating.ts";

const maxSeats = 1000;
const maxNoteLength = 500;
const noGuests: readonly BoardGuest[] = [];

export function TablePanel({ table }: { table: BoardTable }) {
  const seating = useSeating();
  const isDisabled = seating.isReadOnly || table.id < 0;
  const presence = useTablePresence(table.label);
  const guests = useShown().index.guestsAt.get(table.id) ?? noGuests;
  const save = (change: Omit<TableChange, "id">) =>
    void seating.act({ kind: "tables", changes: [{ id: table.id, ...change }] });

  function saveCapacity(text: string): void {
    const capacity = text === "" ? null : wholeNumberIn(text, 1, maxSeats);
    if (capacity !== undefined) save({ capacity });
  }

  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading as="h3" textStyle="lg" overflowWrap="anywhere">
          {tableTitle(table.label)}
        </Heading>
        <Text color="fg.muted">
          {countText(table, guests.length)}
          {presence && ` · ${presence.text}`}
        </Text>
      </Stack>
      {guests.length > 0 && (
        <PanelButton alignSelf="start" onClick={() => seating.selection.set(selectGuests(guests.map(({ id }) => id)))}>
          {t("seating.table.selectGuests", { count: guests.length })}
        </PanelButton>
      )}
      <Flex gap="3">
        <CommitField
          label={t("seating.table.label")}
          value={table.label}
          maxLength={maxTableNumberLength}
          isDisabled={isDisabled}
          onCommit={(label) => {
            if (label !== "") save({ label });
          }}
        />
        <Box flexShrink="0" w="16">
          <CommitField
            label={t("seating.table.capacity")}
            value={table.capacity === null ? "" : String(table.capacity)}
            inputMode="numeric"
            isDisabled={isDisabled}
            onCommit={saveCapacity}
          />
        </Box>
      </Flex>
      <ChoiceField
        label={t("seating.table.shape")}
        value={table.shape}
        options={shapeOptions()}
        isDisabled={isDisabled}
        onChoose={(value) => {
          const shape = shapeOf(value);
          if (shape) save({ shape });
        }}
      />
      <CommitField
        label={t("seating.table.note")}
        value={table.note}
        maxLength={maxNoteLength}
        isDisabled={isDisabled}
        onCommit={(note) => save({ note })}
      />
      <Stack gap="1">
        <SwitchRow
          label={t("seating.table.lock")}
          isOn={table.isLocked}
          isDisabled={isDisabled}
          onChange={(isLocked) => save({ isLocked })}
        />
        <SwitchRow
          label={t("seating.table.accessible")}
          isOn={table.isAccessible}
          isDisabled={isDisabled}
          onChange={(isAccessible) => save({ isAccessible })}
        />
      </Stack>
      {!isDisabled && <TableActions table={table} guests={guests} />}
    </Stack>
  );
}

interface TableActionsProps {
  table: BoardTable;
  guests: readonly BoardGuest[];
}

function TableActions({ table, guests }: TableActionsProps) {
  const seating = useSeating();
  const { mayDelete } = useEventHere();

  async function remove(): Promise<void> {
    if (guests.length > 0) {
      const title = t("seating.table.deleteTitle", { table: tableTitle(table.label) });
      const description = t("seating.table.deleteWarning", { count: guests.length });
      if (!(await ask({ title, description, confirmLabel: t("seating.table.delete") }))) return;
    }
    seating.selection.set(nothingSelected);
    const done = t("seating.said.tableDeleted", { table: tableTitle(table.label) });
    void seating.act({ kind: "deleteTables", ids: [table.id] }, done);
  }

  return (
    <Stack gap="4">
      <WithAnotherTable table={table} />
      {mayDelete && (
        <PanelButton alignSelf="start" colorPalette="red" onClick={() => void remove()}>
          {t("seating.table.delete")}
        </PanelButton>
      )}
    </Stack>
  );
}

function WithAnotherTable({ table }: Pick<TableActionsProps, "table">) {
  const seating = useSeating();
  const shown = useShown();
  const [otherId, setOtherId] = useState(0);
  const others = shown.index.tables.filter(({ id }) => id !== table.id && id > 0);
  const other = others.find(({ id }) => id === otherId);
  const refusal = other ? refusalOf(shown, table, other) : null;
  if (others.length === 0) return null;

  function swap(): void {
    if (!other) return;
    setOtherId(0);
    const done = t("seating.said.tablesSwapped", { one: tableTitle(table.label), other: tableTitle(other.label) });
    void seating.act({ kind: "seat", moves: tableSwapMoves(shown, table, other) }, done);
  }

  function merge(): void {
    if (!other) return;
    seating.selection.set(selectTable(other.id));
    const done = t("seating.said.tablesMerged", { one: tableTitle(table.label), other: tableTitle(other.label) });
    void seating.act({ kind: "mergeTables", id: table.id, into: other.id }, done);
  }

  return (
    <Stack gap="2">
      <ChoiceField
        label={t("seating.table.other")}
        value={String(other?.id ?? "")}
        options={[
          { value: "", label: t("seating.table.choose") },
          ...others.map(({ id, label }) => ({ value: String(id), label: tableTitle(label) })),
        ]}
        onChoose={(value) => setOtherId(Number(value))}
      />
      <HeldText hold={refusal?.swap ?? refusal?.merge ?? null} />
      <Flex gap="2" wrap="wrap">
        <PanelButton disabled={refusal?.swap !== null} onClick={swap}>
          {t("seating.table.swap")}
        </PanelButton>
        <PanelButton disabled={refusal?.merge !== null} onClick={merge}>
          {t("seating.table.merge")}
        </PanelButton>
      </Flex>
    </Stack>
  );
}

/** What is in the way of exchanging the guests of two tables, and of moving those of the first to the other. */
function refusalOf({ index }: ShownBoard, one: BoardTable, other: BoardTable) {
  const guestsAt = ({ id }: BoardTable) => index.guestsAt.get(id) ?? [];
  return {
    swap: lockIn([...guestsAt(one), ...guestsAt(other)], [one, other]),
    merge: lockIn(guestsAt(one), [one, other]),
  };
}
