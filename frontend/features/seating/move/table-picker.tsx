import { useMemo, useState } from "react";
import { maxTableNumberLength } from "../../../../common/limits.ts";
import { type TableChoice, tableChoices } from "../../../lib/table-choices.ts";
import { choiceTitle, roomText, tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import type { Option } from "../../../ui/option-list.tsx";
import { PickList } from "../../../ui/pick-list.tsx";
import type { BoardGuest } from "../model/board.ts";
import { swapChoices } from "../model/table-choices.ts";
import type { Moving, ShownBoard } from "../seating.ts";

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
}

const maxChoices = 300;

/** A field for a table's label with the tables that match, and a new one if none has that label. */
export function TablePicker({ moving, shown, isPhone, onPick, onSwap }: TablePickerProps) {
  const [typed, setTyped] = useState(moving.typed);
  const { board, index } = shown;
  const choices = useMemo((): Choice[] => {
    const guests = moving.guestIds.flatMap((id) => board.guests.get(id) ?? []);
    const [guest, ...others] = guests;
    const canUnseat = guests.some(({ tableNumber }) => tableNumber !== "");
    const fills = index.tables.map(({ id, label, capacity }) => {
      return { label, capacity, seatedCount: index.guestsAt.get(id)?.length ?? 0 };
    });
    const tables = tableChoices(fills, { typed, count: guests.length, canUnseat }).slice(0, maxChoices);
    const swaps = guest && others.length === 0 ? swapChoices(board.guests.values(), guest, typed) : [];
    return [...tables.map(ofTable), ...swaps.map(ofSwap)];
  }, [board, index, moving, typed]);

  return (
    <PickList
      label={moving.guestIds.length === 1 ? t("seating.move.fieldOrGuest") : t("seating.move.field")}
      listLabel={t("seating.move.tables")}
      items={choices}
      typed={typed}
      onType={setTyped}
      onPick={({ label, swapId }) => (swapId === null ? onPick(label) : onSwap(swapId))}
      maxLength={maxTableNumberLength}
      isPhone={isPhone}
    />
  );
}

function ofTable(choice: TableChoice): Choice {
  const { kind, label } = choice;
  return { key: `${kind} ${label}`, label, swapId: null, title: choiceTitle(choice), note: roomText(choice) };
}

function ofSwap({ id, name, tableNumber }: BoardGuest): Choice {
  const title = t("seating.move.swap", { name });
  return { key: `swap ${id}`, label: tableNumber, swapId: id, title, note: tableTitle(tableNumber) };
}
