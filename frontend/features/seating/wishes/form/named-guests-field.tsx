import { useMemo, useState } from "react";
import { tableTitle } from "../../../../lib/table-texts.ts";
import { t } from "../../../../lib/text.ts";
import { type ShownBoard, useSeating } from "../../seating.ts";
import { useGuestSearch } from "../../use-guest-search.ts";
import { PickedField } from "./picked-field.tsx";

const maxOffered = 8;

interface NamedGuestsFieldProps {
  guestIds: readonly number[];
  shown: ShownBoard;
  isPhone: boolean;
  error: string | undefined;
  onChange: (guestIds: readonly number[]) => void;
}

export function NamedGuestsField({ guestIds, shown, isPhone, error, onChange }: NamedGuestsFieldProps) {
  const seating = useSeating();
  const { guests } = shown.board;
  const [typed, setTyped] = useState("");
  const found = useGuestSearch(seating.eventId, typed);
  const items = useMemo(() => {
    const chosen = new Set(guestIds);
    return (found ?? [])
      .filter((id) => !chosen.has(id))
      .slice(0, maxOffered)
      .flatMap((id) => guests.get(id) ?? [])
      .map(({ id, name, tableNumber }) => ({
        key: String(id),
        id,
        title: name,
        note: tableNumber === "" ? t("seating.noSeat") : tableTitle(tableNumber),
      }));
  }, [guests, guestIds, found]);

  return (
    <PickedField
      label={t("seating-wishes.form.guests")}
      searchLabel={t("seating-wishes.form.search")}
      listLabel={t("seating-wishes.form.found")}
      picked={guestIds.flatMap((id) => guests.get(id) ?? [])}
      items={items}
      nothingFound={found === null ? null : t("seating-wishes.form.nobodyFound")}
      typed={typed}
      isPhone={isPhone}
      error={error}
      onType={setTyped}
      onPick={(id) => onChange([...guestIds, id])}
      onDrop={(id) => onChange(guestIds.filter((one) => one !== id))}
    />
  );
}
