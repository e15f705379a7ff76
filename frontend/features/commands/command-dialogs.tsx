import { CommandPalette } from "./command-palette.tsx";
import type { EventPlaces } from "./event-places.ts";
import { KeysDialog } from "./keys-dialog.tsx";

export type OpenDialog = "palette" | "keys" | null;

interface CommandDialogsProps {
  places: EventPlaces;
  open: OpenDialog;
  show: (dialog: OpenDialog) => void;
}

/** Loaded after the screen, because few people open it at once. */
export function CommandDialogs({ places, open, show }: CommandDialogsProps) {
  return (
    <>
      <CommandPalette
        places={places}
        open={open === "palette"}
        onClose={() => show(null)}
        onShowKeys={() => show("keys")}
      />
      <KeysDialog places={places} open={open === "keys"} onClose={() => show(null)} />
    </>
  );
}
