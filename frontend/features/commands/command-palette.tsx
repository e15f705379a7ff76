import { Dialog, Portal } from "@chakra-ui/react";
import { useRef } from "react";
import { t } from "../../lib/text.ts";
import type { CommandAct } from "./commands.ts";
import type { EventPlaces } from "./event-places.ts";
import { PaletteContent } from "./palette-content.tsx";
import { useRunCommand } from "./use-run-command.ts";

interface CommandPaletteProps {
  places: EventPlaces;
  open: boolean;
  onClose: () => void;
  onShowKeys: () => void;
}

/** Finds guests, tables, screens and actions of an event by what is typed. */
export function CommandPalette({ places, open, onClose, onShowKeys }: CommandPaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  const chosen = useRef<CommandAct>(null);
  const run = useRunCommand(places.eventId, onShowKeys);

  // Another dialog may follow, which must not open before this one has given the focus back.
  function runChosen() {
    const act = chosen.current;
    chosen.current = null;
    if (act) run(act);
  }

  return (
    <Dialog.Root
      open={open}
      placement="top"
      size="md"
      lazyMount
      unmountOnExit
      initialFocusEl={() => field.current}
      onExitComplete={runChosen}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={{ base: "2", sm: "4" }}>
          <Dialog.Content aria-label={t("commands.title")} my={{ base: "2", md: "20" }} overflow="hidden">
            <PaletteContent
              places={places}
              field={field}
              onChoose={(act) => {
                chosen.current = act;
                onClose();
              }}
              onClose={onClose}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
