import { Button, Flex } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { t } from "../../../lib/text.ts";
import { SheetDialog } from "../../../ui/dialog-frame.tsx";
import { selectGuests } from "../model/selection.ts";
import { type Moving, type ShownBoard, useSeating } from "../seating.ts";
import { cancelGuests, moveGuests, swapGuests } from "../seating-actions.ts";
import { useStore } from "../store.ts";
import { TablePicker } from "./table-picker.tsx";

interface MoveDialogProps {
  shown: ShownBoard;
  isPhone: boolean;
}

interface About {
  moving: Moving;
  opener: Element | null;
  list: Element | null;
}

export function MoveDialog({ shown, isPhone }: MoveDialogProps) {
  const seating = useSeating();
  const moving = useStore(seating.moving);
  // While the dialog closes, it still shows what it was about.
  const [about, setAbout] = useState<About | null>(null);
  if (moving && moving !== about?.moving) setAbout({ moving, ...placeOfFocus() });
  const close = () => seating.moving.set(null);
  // A question that opened before would be closed by the focus that this dialog gives back.
  const afterwards = useRef<() => void>(undefined);

  return (
    <SheetDialog
      open={moving !== null}
      title={about ? titleOf(about.moving, shown) : ""}
      isPhone={isPhone}
      onClose={close}
      focusAfterwards={() => placeToReturnTo(about)}
      onExited={() => {
        // The list may have chosen the next item only after the dialog closed.
        if (document.activeElement === document.body) placeToReturnTo(about)?.focus();
        afterwards.current?.();
        afterwards.current = undefined;
      }}
    >
      {about && (
        <TablePicker
          key={about.moving.guestIds.join()}
          moving={about.moving}
          shown={shown}
          isPhone={isPhone}
          onPick={(label) => {
            close();
            moveGuests(seating, about.moving.guestIds, label);
          }}
          onSwap={(otherId) => {
            close();
            for (const id of about.moving.guestIds) swapGuests(seating, id, otherId);
          }}
        />
      )}
      {about && (
        <Flex mt="2" gap="2" justify="center">
          <Button
            variant="ghost"
            onClick={() => {
              close();
              afterwards.current = () => void cancelGuests(seating, about.moving.guestIds);
            }}
          >
            {t("seating.attendance.no")}
          </Button>
          {isPhone && (
            <Button
              variant="ghost"
              onClick={() => {
                close();
                seating.selection.set(selectGuests(about.moving.guestIds));
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

function titleOf({ guestIds }: Moving, { board }: ShownBoard): string {
  const [first] = guestIds;
  const guest = first === undefined ? undefined : board.guests.get(first);
  return guestIds.length === 1
    ? t("seating.move.titleOne", { name: guest?.name ?? "" })
    : t("seating.move.title", { count: guestIds.length });
}

function placeOfFocus(): Omit<About, "moving"> {
  const opener = document.activeElement;
  return { opener, list: opener?.closest("[data-scrolls]") ?? null };
}

function placeToReturnTo(about: About | null): HTMLElement | null {
  const { opener = null, list = null } = about ?? {};
  if (opener instanceof HTMLElement && opener.isConnected) return opener;
  const place = list?.isConnected ? list : document.querySelector("[data-board]");
  return place?.querySelector<HTMLElement>("[data-item][tabindex='0']") ?? null;
}
