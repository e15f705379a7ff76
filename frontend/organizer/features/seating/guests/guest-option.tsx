import { Accessibility, Lock } from "lucide-react";
import { memo, use } from "react";
import { t } from "../../../lib/text.ts";
import { ColoringContext } from "../colors/color-choice.tsx";
import { type ActiveItem, guestKey, useIsActive } from "../guest-gestures.ts";
import type { BoardGuest } from "../model/board.ts";
import { guestColor } from "../model/coloring.ts";
import { fromText, PreviewContext } from "../plans/use-preview.ts";
import { useIsGuestSelected, useSeating } from "../seating.ts";

interface GuestOptionProps {
  guest: BoardGuest;
  active: ActiveItem;
  place?: number;
  count?: number;
  note?: string;
  subline?: string;
}

/** A guest in a list of the board: can be selected, dragged and dropped on. */
export const GuestOption = memo(function GuestOption({
  guest,
  active,
  place,
  count,
  note = "",
  subline,
}: GuestOptionProps) {
  const { selection } = useSeating();
  const isSelected = useIsGuestSelected(selection, guest.id);
  const isActive = useIsActive(active, guestKey(guest.id));
  const coloring = use(ColoringContext);
  const color = coloring && guestColor(coloring, guest);
  const from = use(PreviewContext)?.from.get(guest.id);
  const isColorNamed = !color || [note, subline, ""].includes(color.text);
  return (
    <div
      role="option"
      className="guest"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={place}
      tabIndex={isActive ? 0 : -1}
      data-item={guestKey(guest.id)}
      data-guest={guest.id}
      data-hue={color?.hue}
      data-moved={from === undefined ? undefined : ""}
    >
      <span className="guest-text">
        <span className="guest-name">{guest.name}</span>
        {subline && <span className="guest-subline">{subline}</span>}
      </span>
      <Marks guest={guest} />
      {from !== undefined && <span className="guest-from">{fromText(from)}</span>}
      {!isColorNamed && <span className="guest-note">{color.text}</span>}
      {note !== "" && <span className={noteClass(guest, subline)}>{note}</span>}
    </div>
  );
});

function noteClass({ tableNumber }: BoardGuest, subline: string | undefined): string {
  if (subline === undefined) return "guest-note";
  return tableNumber === "" ? "badge" : "badge is-quiet";
}

function Marks({ guest }: { guest: BoardGuest }) {
  return (
    <>
      {guest.attendance === "NO" && <span className="guest-mark is-bad">{t("seating.marks.declined")}</span>}
      {guest.isChild && <span className="guest-mark">{t("seating.marks.child")}</span>}
      {guest.needsAccess && (
        <span className="guest-mark" role="img" aria-label={t("seating.marks.needsAccess")}>
          <Accessibility size={14} aria-hidden />
        </span>
      )}
      {guest.isLocked && (
        <span className="guest-mark" role="img" aria-label={t("seating.marks.locked")}>
          <Lock size={13} aria-hidden />
        </span>
      )}
    </>
  );
}
