import { Button, CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { useRef } from "react";
import { t } from "../../../lib/text.ts";
import { selectGuests } from "../model/selection.ts";
import { type Moving, type ShownBoard, useSeating } from "../seating.ts";
import { moveGuests } from "../seating-actions.ts";
import { useStore } from "../store.ts";
import { TablePicker } from "./table-picker.tsx";

interface MoveDialogProps {
  shown: ShownBoard;
  /** A sheet at the end of the screen, for thumbs. */
  isPhone: boolean;
}

/** "Move to…": type or pick a table for the guests, Enter moves them. */
export function MoveDialog({ shown, isPhone }: MoveDialogProps) {
  const seating = useSeating();
  const moving = useStore(seating.moving);
  const opener = useRef<Element | null>(null);
  const lastMoving = useRef<Moving>(null);
  if (moving && lastMoving.current === null) opener.current = document.activeElement;
  lastMoving.current = moving;
  const close = () => seating.moving.set(null);

  return (
    <Dialog.Root
      open={moving !== null}
      placement={isPhone ? "bottom" : "top"}
      size="sm"
      motionPreset={isPhone ? "slide-in-bottom" : "scale"}
      lazyMount
      unmountOnExit
      finalFocusEl={() => placeToReturnTo(opener.current)}
      onOpenChange={(change) => {
        if (!change.open) close();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={isPhone ? "0" : "4"}>
          {moving && (
            <Dialog.Content
              {...(isPhone && { mb: "0", borderBottomRadius: "0", maxW: "full", maxH: "85dvh" })}
              {...(!isPhone && { mt: "16" })}
            >
              <Dialog.Header pb="2">
                <Dialog.Title textStyle="lg" overflowWrap="anywhere" pe="8">
                  {titleOf(moving, shown)}
                </Dialog.Title>
              </Dialog.Header>
              <Dialog.Body px={isPhone ? "4" : "5"} pb="4" display="flex" flexDirection="column" minH="0">
                <TablePicker
                  moving={moving}
                  shown={shown}
                  isPhone={isPhone}
                  onPick={(label) => {
                    close();
                    moveGuests(seating, moving.guestIds, label);
                  }}
                />
                {isPhone && (
                  <Button
                    variant="ghost"
                    mt="2"
                    onClick={() => {
                      close();
                      seating.selection.set(selectGuests(moving.guestIds));
                    }}
                  >
                    {t("seating.move.details")}
                  </Button>
                )}
              </Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <CloseButton size={isPhone ? "lg" : "sm"} aria-label={t("ui.close")} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          )}
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function titleOf({ guestIds }: Moving, { board }: ShownBoard): string {
  const [first] = guestIds;
  const guest = first === undefined ? undefined : board.guests.get(first);
  return guestIds.length === 1
    ? t("seating.move.titleOne", { name: guest?.name ?? "" })
    : t("seating.move.title", { count: guestIds.length });
}

/** The guest's row, or the one that took its place in the list. */
function placeToReturnTo(opener: Element | null): HTMLElement | null {
  if (opener instanceof HTMLElement && opener.isConnected) return opener;
  return document.querySelector<HTMLElement>("[data-board] [data-item][tabindex='0']");
}
