import type { RefObject } from "react";
import { idFrom } from "../../../common/id-from.ts";
import { useAddressRequest } from "../../lib/use-address-request.ts";
import { focusItem, guestKey, tableKey } from "./active-item.ts";
import { selectGuest, selectTable } from "./model/selection.ts";
import type { Seating } from "./seating.ts";
import { revealTableOf } from "./seating-actions.ts";

/**
 * Selects the guest or the table that a link to the board asks for (`?guest=`, `?table=`, by id), and shows them. They
 * get the focus, so that the next key is about them; on phones a sheet about them has it.
 */
export function useAskedFor(seating: Seating, root: RefObject<HTMLElement | null>, isPhone: boolean): void {
  useAddressRequest("guest", true, (text) => {
    const guestId = idFrom(text);
    if (guestId === undefined || !seating.current().board.guests.has(guestId)) return;
    seating.panel.set("selected");
    seating.selection.set(selectGuest(guestId));
    whenLaidOut(() => {
      revealTableOf(seating, guestId);
      if (!isPhone) focusItem(root.current, guestKey(guestId));
    });
  });
  useAddressRequest("table", true, (text) => {
    const tableId = idFrom(text);
    if (tableId === undefined || !seating.current().board.tables.has(tableId)) return;
    seating.panel.set("selected");
    seating.selection.set(selectTable(tableId));
    whenLaidOut(() => {
      seating.reveal.set({ tableId });
      if (!isPhone) focusItem(root.current, tableKey(tableId));
    });
  });
}

/** A list that has just been put on the screen does not know its height yet. */
function whenLaidOut(show: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(show));
}
