import { Button, Flex, Heading, List, Stack, Text } from "@chakra-ui/react";
import { tableTitle } from "../../../lib/tables.ts";
import { t, textOf } from "../../../lib/text.ts";
import { AttendanceField, CommitField, HeldText, PanelButton } from "../fields.tsx";
import type { BoardGuest } from "../model/board.ts";
import type { GuestDetails } from "../model/board-act.ts";
import type { Problem } from "../model/problems.ts";
import { canSwap, holdOf, type MoveRefusal } from "../model/seat-moves.ts";
import { nothingSelected, type Selection } from "../model/selection.ts";
import { useSeating, useSelection, useShown } from "../seating.ts";
import { moveGuests, moveToNewTable, openMove, swapGuests } from "../seating-actions.ts";
import { WishesAmongSelected } from "../wishes/selected-wishes.tsx";
import { GuestPanel } from "./guest-panel.tsx";
import { TablePanel } from "./table-panel.tsx";

export function SelectedPanel() {
  const selection = useSelection(useSeating().selection);
  const { board, problems } = useShown();
  const guests = [...selection.guestIds].flatMap((id) => board.guests.get(id) ?? []);
  const [guest] = guests;
  const table = selection.tableId === null ? undefined : board.tables.get(selection.tableId);
  return (
    <Stack gap="4">
      {guest && guests.length === 1 && <GuestPanel key={guest.id} guest={guest} />}
      {guests.length > 1 && <GuestsPanel guests={guests} />}
      {table && <TablePanel key={table.id} table={table} />}
      <Remarks problems={problems.filter((problem) => isAbout(problem, selection))} />
      {!guest && !table && <Text textStyle="note">{t("seating.nothingSelected")}</Text>}
    </Stack>
  );
}

function isAbout({ guestIds, tableIds }: Problem, selection: Selection): boolean {
  if (selection.tableId !== null) return tableIds.includes(selection.tableId);
  return selection.guestIds.size === 1 && guestIds.some((id) => selection.guestIds.has(id));
}

function Remarks({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <Stack gap="2">
      {problems.map(({ key, text }) => (
        <Text key={key} textStyle="sm" px="3" py="2" rounded="l1" bg="brass.subtle" color="brass.fg">
          {textOf(text)}
        </Text>
      ))}
    </Stack>
  );
}

const maxNames = 30;

function GuestsPanel({ guests }: { guests: readonly BoardGuest[] }) {
  const seating = useSeating();
  const { board } = useShown();
  const ids = guests.map(({ id }) => id);
  return (
    <Stack gap="4">
      <Flex justify="space-between" align="baseline" gap="2">
        <Heading as="h3" textStyle="lg">
          {t("seating.guests.selected", { count: guests.length })}
        </Heading>
        <Button variant="ghost" size={{ base: "md", lg: "xs" }} onClick={() => seating.selection.set(nothingSelected)}>
          {t("seating.guests.deselect")}
        </Button>
      </Flex>
      {!seating.isReadOnly && <Moves guests={guests} ids={ids} hold={holdOf(board, guests)} />}
      {!seating.isReadOnly && <WishesAmongSelected guests={guests} />}
      <List.Root variant="plain" gap="1" textStyle="sm">
        {guests.slice(0, maxNames).map(({ id, name, tableNumber }) => (
          <List.Item key={id} display="flex" justifyContent="space-between" gap="3">
            <Text as="span" overflowWrap="anywhere">
              {name}
            </Text>
            <Text as="span" color="fg.muted" whiteSpace="nowrap">
              {tableNumber === "" ? t("seating.noSeat") : tableTitle(tableNumber)}
            </Text>
          </List.Item>
        ))}
      </List.Root>
      {guests.length > maxNames && (
        <Text textStyle="note">{t("seating.guests.andMore", { count: guests.length - maxNames })}</Text>
      )}
      {!seating.isReadOnly && <Details guests={guests} ids={ids} />}
    </Stack>
  );
}

interface MovesProps {
  guests: readonly BoardGuest[];
  ids: readonly number[];
  hold: MoveRefusal | null;
}

function Moves({ guests, ids, hold }: MovesProps) {
  const seating = useSeating();
  const [one, other] = guests;
  const disabled = hold !== null;
  return (
    <Flex gap="2" wrap="wrap">
      <HeldText hold={hold} />
      <PanelButton variant="solid" onClick={() => openMove(seating, ids)}>
        {t("seating.moveTo")}
      </PanelButton>
      {guests.length === 2 && one && other && canSwap(one, other) && (
        <PanelButton disabled={disabled} onClick={() => swapGuests(seating, one.id, other.id)}>
          {t("seating.swap")}
        </PanelButton>
      )}
      <PanelButton disabled={disabled} onClick={() => moveToNewTable(seating, ids)}>
        {t("seating.toNewTable")}
      </PanelButton>
      {guests.some(({ tableNumber }) => tableNumber !== "") && (
        <PanelButton disabled={disabled} onClick={() => moveGuests(seating, ids, "")}>
          {t("seating.takeSeats")}
        </PanelButton>
      )}
    </Flex>
  );
}

function Details({ guests, ids }: { guests: readonly BoardGuest[]; ids: readonly number[] }) {
  const seating = useSeating();
  const save = (details: GuestDetails) => void seating.act({ kind: "details", guestIds: ids, details });
  const [first] = guests;
  const common = <Value,>(read: (guest: BoardGuest) => Value): Value | undefined =>
    first && guests.every((guest) => read(guest) === read(first)) ? read(first) : undefined;
  return (
    <Stack gap="4">
      <AttendanceField guestIds={ids} value={common(({ attendance }) => attendance)} />
      <CommitField
        label={t("seating.filter.household")}
        value={common(({ household }) => household) ?? ""}
        placeholder={common(({ household }) => household) === undefined ? t("seating.guests.various") : ""}
        onCommit={(household) => save({ household })}
      />
      <Flex gap="2" wrap="wrap">
        <PanelButton onClick={() => save({ isLocked: true })}>{t("seating.guests.lock")}</PanelButton>
        <PanelButton onClick={() => save({ isLocked: false })}>{t("seating.guests.unlock")}</PanelButton>
      </Flex>
    </Stack>
  );
}
