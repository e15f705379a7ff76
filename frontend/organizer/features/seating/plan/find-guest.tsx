import { Button, Text } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useState } from "react";
import { atTable, tableTitle } from "../../../lib/tables.ts";
import { t } from "../../../lib/text.ts";
import type { Option } from "../../../ui/combobox.tsx";
import { PickList } from "../../../ui/combobox.tsx";
import { SheetDialog } from "../../../ui/dialog-frame.tsx";
import { useGuestSearch } from "../fields.tsx";
import { type BoardGuest, type BoardTable, tableLabeled } from "../model/board.ts";
import { selectGuest } from "../model/selection.ts";
import { useSeating, useShown } from "../seating.ts";
import { isStanding, tableKey } from "./plan-things.ts";
import type { PlanEditor } from "./use-plan-editor.ts";

const maxQueryLength = 200;
const maxFound = 50;

/** A search for a guest, whose table it brings into the middle of the plan. */
export function FindGuest({ editor }: { editor: PlanEditor }) {
  const seating = useSeating();
  const { isPhone } = useShown();
  const [isOpen, setIsOpen] = useState(false);

  function show({ id, name, tableNumber }: BoardGuest, table: BoardTable | undefined): void {
    setIsOpen(false);
    if (table && isStanding(table)) {
      editor.find(tableKey(table.id));
      seating.announcement.set(t("floor-plan.find.found", { name, place: atTable(tableNumber) }));
    } else seating.selection.set(selectGuest(id));
  }

  return (
    <>
      <Button size="sm" variant="outline" bg="bg.panel" onClick={() => setIsOpen(true)}>
        <Search aria-hidden />
        {t("floor-plan.find.open")}
      </Button>
      <SheetDialog open={isOpen} title={t("floor-plan.find.title")} isPhone={isPhone} onClose={() => setIsOpen(false)}>
        <FoundGuests onPick={show} />
      </SheetDialog>
    </>
  );
}

interface FoundGuestsProps {
  onPick: (guest: BoardGuest, table: BoardTable | undefined) => void;
}

interface FoundGuest extends Option {
  guest: BoardGuest;
  table: BoardTable | undefined;
}

function FoundGuests({ onPick }: FoundGuestsProps) {
  const { eventId } = useSeating();
  const { board, isPhone } = useShown();
  const [typed, setTyped] = useState("");
  const found = useGuestSearch(eventId, typed);
  const items = found?.slice(0, maxFound).flatMap((id): FoundGuest | [] => {
    const guest = board.guests.get(id);
    if (!guest) return [];
    const table = guest.tableNumber === "" ? undefined : tableLabeled(board, guest.tableNumber);
    return { key: String(id), title: guest.name, note: noteOf(guest, table), guest, table };
  });
  return (
    <>
      <PickList
        label={t("seating.guests.search")}
        listLabel={t("seating.guests.found")}
        items={items ?? []}
        typed={typed}
        onType={setTyped}
        onPick={({ guest, table }) => onPick(guest, table)}
        maxLength={maxQueryLength}
        isPhone={isPhone}
      />
      {items?.length === 0 && <Text textStyle="note">{t("seating.guests.noneFound")}</Text>}
    </>
  );
}

function noteOf({ tableNumber }: BoardGuest, table: BoardTable | undefined): string {
  if (!table) return t("seating.noSeat");
  return isStanding(table) ? tableTitle(tableNumber) : t("floor-plan.list.unplaced");
}
