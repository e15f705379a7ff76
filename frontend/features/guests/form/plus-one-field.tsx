import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { type Control, useController } from "react-hook-form";
import { useDebounced } from "../../../lib/page.ts";
import { tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import { SuggestField } from "../../../ui/combobox.tsx";
import { NamesakesDocument } from "../generated/namesakes.ts";
import { type GuestFields, nobodyChosen } from "../guest-fields.ts";
import type { GuestRow } from "../guest-row.ts";

const debounceMilliseconds = 150;

export type NamedGuest = Pick<GuestRow, "id" | "name">;

interface PlusOneFieldProps {
  eventId: number;
  control: Control<GuestFields>;
  /** Undefined for a new guest. */
  guestId: number | undefined;
  /** Whose plus-one the guest is already. */
  host: NamedGuest | undefined;
  onPick?: ((host: GuestRow) => void) | undefined;
}

/** Whose plus-one a guest is: typing a name finds the guest. */
export function PlusOneField({ eventId, control, guestId, host, onPick }: PlusOneFieldProps) {
  const { field, fieldState } = useController({ control, name: "guestOfId" });
  const [picked, setPicked] = useState<NamedGuest>();
  // Null while the field shows who was chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const found = useFoundGuests(eventId, typed ?? "");
  const items = found
    .filter(({ id }) => id !== guestId)
    .map((guest) => ({
      key: String(guest.id),
      title: guest.name,
      note: guest.tableNumber === "" ? t("guest-list.list.noTable") : tableTitle(guest.tableNumber),
      text: guest.name,
      guest,
    }));
  const chosen = [picked, host].find((guest) => guest !== undefined && String(guest.id) === field.value);

  return (
    <SuggestField
      label={t("guest-list.form.guestOf")}
      placeholder={t("guest-list.form.guestOfPlaceholder")}
      error={fieldState.error?.message}
      isChoice
      itemsFor={(text) => (text === "" ? [] : items)}
      onPick={({ guest }) => {
        setPicked(guest);
        setTyped(null);
        field.onChange(String(guest.id));
        onPick?.(guest);
      }}
      value={typed ?? chosen?.name ?? ""}
      name={field.name}
      ref={field.ref}
      onBlur={field.onBlur}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text === "" ? null : text);
        field.onChange(text.trim() === "" ? "" : nobodyChosen);
      }}
    />
  );
}

function useFoundGuests(eventId: number, typed: string): readonly GuestRow[] {
  const name = useDebounced(typed.trim(), debounceMilliseconds);
  const { data, previousData } = useQuery(NamesakesDocument, { variables: { eventId, name }, skip: name === "" });
  return typed === "" ? [] : ((data ?? previousData)?.event.guests.nodes ?? []);
}
