import { useMemo, useState } from "react";
import { maxTableNumberLength } from "../../../../common/limits.ts";
import { type TableChoice, tableChoices } from "../../../lib/table-choices.ts";
import { choiceTitle, roomText, tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import type { Option } from "../../../ui/combobox.tsx";
import { PickList } from "../../../ui/combobox.tsx";
import type { BoardGuest } from "../model/board.ts";
import { holdOf, type MoveRefusal, moveRefusals } from "../model/move-refusals.ts";
import { swapMoves, tableMoves } from "../model/seat-moves.ts";
import { swapChoices } from "../model/table-choices.ts";

import type { Moving, ShownBoard } from "../seating.ts";
import { RefusalNotice } from "./refusal-notice.tsx";

interface TablePickerProps {
  moving: Moving;
  shown: ShownBoard;
  isPhone: boolean;
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
export function TablePicker({ moving, shown, isPhone, onPick, onSwap }: TablePickerProps) {
  const [typed, setTyped] = useState(moving.typed);
  const [refusedKey, setRefusedKey] = useState("");
  const { board, index } = shown;
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
