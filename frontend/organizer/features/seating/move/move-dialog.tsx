import { Box, Button, Flex } from "@chakra-ui/react";
import { Lock } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { maxTableNumberLength } from "../../../../../common/limits.ts";
import { choiceTitle, roomText, type TableChoice, tableChoices, tableTitle } from "../../../lib/tables.ts";
import { t } from "../../../lib/text.ts";
import { type Option, PickList } from "../../../ui/combobox.tsx";
import { SheetDialog } from "../../../ui/dialog-frame.tsx";
import type { BoardGuest } from "../model/board.ts";
import { swapChoices } from "../model/new-tables.ts";
import { holdOf, type MoveRefusal, moveRefusals, moveRefusalText, swapMoves, tableMoves } from "../model/seat-moves.ts";
import { selectGuests } from "../model/selection.ts";
import { type Moving, type ShownBoard, useSeating, useShown } from "../seating.ts";
import { cancelGuests, moveGuests, swapGuests, unlock } from "../seating-actions.ts";
import { useStore } from "../store.ts";

interface OpenedMove {
  moving: Moving;
  opener: Element | null;
  list: Element | null;
}

export function MoveDialog() {
  const seating = useSeating();
  const { board, isPhone } = useShown();
  const moving = useStore(seating.moving);
  // While the dialog closes, it still shows what it was about.
  const [opened, setOpened] = useState<OpenedMove | null>(null);
  if (moving && moving !== opened?.moving) setOpened({ moving, ...placeOfFocus() });
  const close = () => seating.moving.set(null);
  // A question that opened before would be closed by the focus that this dialog gives back.
  const afterwards = useRef<() => void>(undefined);

  return (
    <SheetDialog
      open={moving !== null}
      title={opened ? titleOf(opened.moving, board) : ""}
      isPhone={isPhone}
      onClose={close}
      focusAfterwards={() => placeToReturnTo(opened)}
      onExited={() => {
        // The list may have chosen the next item only after the dialog closed.
        if (document.activeElement === document.body) placeToReturnTo(opened)?.focus();
        afterwards.current?.();
        afterwards.current = undefined;
      }}
    >
      {opened && (
        <TablePicker
          key={opened.moving.guestIds.join()}
          moving={opened.moving}
          onPick={(label) => {
            close();
            moveGuests(seating, opened.moving.guestIds, label);
          }}
          onSwap={(otherId) => {
            close();
            for (const id of opened.moving.guestIds) swapGuests(seating, id, otherId);
          }}
        />
      )}
      {opened && (
        <Flex mt="2" gap="2" justify="center">
          <Button
            variant="ghost"
            onClick={() => {
              close();
              afterwards.current = () => void cancelGuests(seating, opened.moving.guestIds);
            }}
          >
            {t("seating.attendance.no")}
          </Button>
          {isPhone && (
            <Button
              variant="ghost"
              onClick={() => {
                close();
                seating.selection.set(selectGuests(opened.moving.guestIds));
              }}
            >
              {t("seating.move.details")}
            </Button>
          )}
        </Flex>
      )}
    </SheetDialog>
  );
}

function titleOf({ guestIds }: Moving, board: ShownBoard["board"]): string {
  const [first] = guestIds;
  const guest = first === undefined ? undefined : board.guests.get(first);
  return guestIds.length === 1
    ? t("seating.move.titleOne", { name: guest?.name ?? "" })
    : t("seating.move.title", { count: guestIds.length });
}

function placeOfFocus(): Omit<OpenedMove, "moving"> {
  const opener = document.activeElement;
  return { opener, list: opener?.closest("[data-scrolls]") ?? null };
}

function placeToReturnTo(opened: OpenedMove | null): HTMLElement | null {
  const { opener = null, list = null } = opened ?? {};
  if (opener instanceof HTMLElement && opener.isConnected) return opener;
  const place = list?.isConnected ? list : document.querySelector("[data-board]");
  return place?.querySelector<HTMLElement>("[data-item][tabindex='0']") ?? null;
}

interface TablePickerProps {
  moving: Moving;
  onPick: (label: string) => void;
  onSwap: (guestId: number) => void;
}

interface Choice extends Option {
  label: string;
  /** Null for a table. */
  swapId: number | null;
  refusal: MoveRefusal | null;
}

const maxChoices = 300;

/** A field for a table's label with the tables that match, and a new one if none has that label. */
function TablePicker({ moving, onPick, onSwap }: TablePickerProps) {
  const [typed, setTyped] = useState(moving.typed);
  const [refusedKey, setRefusedKey] = useState("");
  const { board, index, isPhone } = useShown();
  const guests = useMemo(() => moving.guestIds.flatMap((id) => board.guests.get(id) ?? []), [board, moving]);
  const hold = holdOf(board, guests);
  const choices = useMemo((): Choice[] => {
    const [guest, ...others] = guests;
    const canUnseat = guests.some(({ tableNumber }) => tableNumber !== "");
    const fills = index.tables.map(({ id, label, capacity }) => {
      return { label, capacity, seatedCount: index.guestsAt.get(id)?.length ?? 0 };
    });
    const refusalOf = moveRefusals(board);
    const tables = tableChoices(fills, { typed, count: guests.length, canUnseat }).slice(0, maxChoices);
    const swaps = guest && others.length === 0 ? swapChoices(board.guests.values(), guest, typed) : [];
    return [
      ...tables.map((choice) => ofTable(choice, refusalOf(tableMoves(guests, choice.label)))),
      ...swaps.map((other) => ofSwap(other, guest ? refusalOf(swapMoves(guest, other)) : null)),
    ];
  }, [board, index, guests, typed]);
  const refusal = hold ?? choices.find(({ key }) => key === refusedKey)?.refusal ?? null;

  function pick({ key, label, swapId, refusal: isRefused }: Choice): void {
    if (isRefused) setRefusedKey(key);
    else if (swapId === null) onPick(label);
    else onSwap(swapId);
  }

  return (
    <>
      <PickList
        label={moving.guestIds.length === 1 ? t("seating.move.fieldOrGuest") : t("seating.move.field")}
        listLabel={t("seating.move.tables")}
        items={choices}
        typed={typed}
        onType={setTyped}
        onPick={pick}
        maxLength={maxTableNumberLength}
        isPhone={isPhone}
      />
      {/* Below the field, which gets the focus: Enter must not unlock what somebody only wants to move. */}
      {refusal && <RefusalNotice refusal={refusal} />}
    </>
  );
}

function ofTable(choice: TableChoice, refusal: MoveRefusal | null): Choice {
  const { kind, label } = choice;
  const note = refusal?.kind === "table" ? t("seating.marks.tableLocked") : roomText(choice);
  return { key: `${kind} ${label}`, label, swapId: null, title: choiceTitle(choice), note, ...refusedBy(refusal) };
}

function ofSwap({ id, name, tableNumber, isLocked }: BoardGuest, refusal: MoveRefusal | null): Choice {
  const title = t("seating.move.swap", { name });
  const note = isLocked ? t("seating.marks.locked") : tableTitle(tableNumber);
  return { key: `swap ${id}`, label: tableNumber, swapId: id, title, note, ...refusedBy(refusal) };
}

const refusedBy = (refusal: MoveRefusal | null) => ({ refusal, isRefused: refusal !== null });

/** Why guests are not moved, with the way out if it is a lock. */
function RefusalNotice({ refusal }: { refusal: MoveRefusal }) {
  const seating = useSeating();
  const text = moveRefusalText(refusal);
  useEffect(() => seating.announcement.set(text), [seating, text]);
  return (
    <Flex align="center" gap="2" mt="3" px="3" py="2" rounded="l1" bg="brass.subtle" color="brass.fg" textStyle="sm">
      <Lock size={16} aria-hidden style={{ flexShrink: 0 }} />
      <Box flex="1">{text}</Box>
      {refusal.kind !== "seat" && (
        <Button size="sm" variant="outline" flexShrink="0" onClick={() => unlock(seating, refusal)}>
          {t("seating.unlock")}
        </Button>
      )}
    </Flex>
  );
}
