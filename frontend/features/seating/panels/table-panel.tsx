import { Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { maxTableNumberLength } from "../../../../common/limits.ts";
import { t } from "../../../lib/text.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { BoardGuest, BoardTable } from "../model/board.ts";
import type { TableChange } from "../model/board-act.ts";
import { nothingSelected, selectGuests } from "../model/selection.ts";
import { type ShownBoard, useSeating } from "../seating.ts";
import { shapeOf, shapeOptions } from "../table-shapes.ts";
import { countText, tableTitle } from "../table-texts.ts";
import { wholeNumberIn } from "../whole-number-in.ts";
import { ChoiceField } from "./choice-field.tsx";
import { CommitField } from "./commit-field.tsx";
import { ToggleField } from "./toggle-field.tsx";

const mostSeats = 1000;
const longestNote = 500;
const noGuests: readonly BoardGuest[] = [];
const buttonSize = { base: "md", lg: "sm" } as const;

/** One table: what it is, and what can be done with it and its guests. */
export function TablePanel({ table, shown }: { table: BoardTable; shown: ShownBoard }) {
  const seating = useSeating();
  const isDisabled = seating.isReadOnly || table.id < 0;
  const guests = shown.index.guestsAt.get(table.id) ?? noGuests;
  const save = (change: Omit<TableChange, "id">) =>
    void seating.act({ kind: "changeTables", changes: [{ id: table.id, ...change }] });

  function saveCapacity(text: string): void {
    const capacity = text === "" ? null : wholeNumberIn(text, 1, mostSeats);
    if (capacity !== undefined) save({ capacity });
  }

  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading as="h3" textStyle="lg" overflowWrap="anywhere">
          {tableTitle(table.label)}
        </Heading>
        <Text color="fg.muted">{countText(table, guests.length)}</Text>
      </Stack>
      {guests.length > 0 && (
        <Button
          alignSelf="start"
          size={buttonSize}
          variant="outline"
          onClick={() => seating.selection.set(selectGuests(guests.map(({ id }) => id)))}
        >
          {t("seating.table.selectGuests", { count: guests.length })}
        </Button>
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
        <CommitField
          label={t("seating.table.capacity")}
          value={table.capacity === null ? "" : String(table.capacity)}
          isNumber
          isDisabled={isDisabled}
          onCommit={saveCapacity}
        />
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
        maxLength={longestNote}
        isDisabled={isDisabled}
        onCommit={(note) => save({ note })}
      />
      <Stack gap="1">
        <ToggleField
          label={t("seating.table.lock")}
          isOn={table.isLocked}
          isDisabled={isDisabled}
          onToggle={(isLocked) => save({ isLocked })}
        />
        <ToggleField
          label={t("seating.table.accessible")}
          isOn={table.isAccessible}
          isDisabled={isDisabled}
          onToggle={(isAccessible) => save({ isAccessible })}
        />
      </Stack>
      {!isDisabled && <TableActions table={table} guests={guests} shown={shown} />}
    </Stack>
  );
}

interface TableActionsProps {
  table: BoardTable;
  guests: readonly BoardGuest[];
  shown: ShownBoard;
}

/** What changes a table together with others, or deletes it. */
function TableActions({ table, guests, shown }: TableActionsProps) {
  const seating = useSeating();
  const [isDeleting, setIsDeleting] = useState(false);
  const others = shown.index.tables.filter(({ id }) => id !== table.id && id > 0);
  const options = (prompt: string) => [
    { value: "", label: prompt },
    ...others.map(({ id, label }) => ({ value: String(id), label: tableTitle(label) })),
  ];
  const labelOf = (id: number) => shown.board.tables.get(id)?.label ?? "";

  function swapWith(otherId: number): void {
    if (otherId === 0) return;
    seating.announcement.set(t("seating.said.tablesSwapped", { one: table.label, other: labelOf(otherId) }));
    void seating.act({ kind: "swapTables", id: table.id, otherId });
  }

  function mergeInto(into: number): void {
    if (into === 0) return;
    seating.announcement.set(t("seating.said.tablesMerged", { one: table.label, other: labelOf(into) }));
    seating.selection.set({ ...nothingSelected, tableId: into });
    void seating.act({ kind: "mergeTables", id: table.id, into });
  }

  function remove(): void {
    setIsDeleting(false);
    seating.selection.set(nothingSelected);
    seating.announcement.set(t("seating.said.tableDeleted", { table: table.label }));
    void seating.act({ kind: "deleteTables", ids: [table.id] });
  }

  return (
    <Stack gap="3">
      {others.length > 0 && (
        <Flex gap="3">
          <ChoiceField
            label={t("seating.table.swap")}
            value=""
            options={options(t("seating.table.choose"))}
            onChoose={(value) => swapWith(Number(value))}
          />
          <ChoiceField
            label={t("seating.table.merge")}
            value=""
            options={options(t("seating.table.choose"))}
            onChoose={(value) => mergeInto(Number(value))}
          />
        </Flex>
      )}
      <Button
        alignSelf="start"
        size={buttonSize}
        variant="outline"
        colorPalette="red"
        onClick={() => (guests.length > 0 ? setIsDeleting(true) : remove())}
      >
        {t("seating.table.delete")}
      </Button>
      <ConfirmDialog
        open={isDeleting}
        title={t("seating.table.deleteTitle", { table: table.label })}
        description={t("seating.table.deleteWarning", { count: guests.length })}
        confirmLabel={t("seating.table.delete")}
        onConfirm={remove}
        onCancel={() => setIsDeleting(false)}
      />
    </Stack>
  );
}
