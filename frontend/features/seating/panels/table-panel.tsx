import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { maxTableNumberLength } from "../../../../common/limits.ts";
import { countText, tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { ToggleField } from "../../../ui/switch-row.tsx";
import type { BoardGuest, BoardTable, TableChange } from "../model/board.ts";
import { selectGuests } from "../model/selection.ts";
import { type ShownBoard, useSeating } from "../seating.ts";
import { shapeOf, shapeOptions } from "../table-shapes.ts";
import { useTablePresence } from "../use-presence.ts";
import { wholeNumberIn } from "../whole-number-in.ts";
import { CommitField } from "./commit-field.tsx";
import { TableActions } from "./table-actions.tsx";

const maxSeats = 1000;
const maxNoteLength = 500;
const noGuests: readonly BoardGuest[] = [];
const buttonSize = { base: "md", lg: "sm" } as const;

export function TablePanel({ table, shown }: { table: BoardTable; shown: ShownBoard }) {
  const seating = useSeating();
  const isDisabled = seating.isReadOnly || table.id < 0;
  const presence = useTablePresence(table.label);
  const guests = shown.index.guestsAt.get(table.id) ?? noGuests;
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
