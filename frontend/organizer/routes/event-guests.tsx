import { Box, Grid, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useEventHere } from "../event/event-here.ts";
import type { GuestImport } from "../features/guest-import/use-guest-import.ts";
import { GuestList } from "../features/guests/guest-list.tsx";
import { lazyDialog, lazyPart } from "../lib/lazy.tsx";
import { Awaited } from "../ui/page-spinner.tsx";

const FirstQuestion = lazyPart(async () => (await import("../features/guest-import/file-entry.tsx")).FirstQuestion);
const FileFormatCard = lazyPart(
  async () => (await import("../features/guest-import/file-format-card.tsx")).FileFormatCard,
);
const GuestUploadCard = lazyPart(
  async () => (await import("../features/guest-import/guest-file-drop.tsx")).GuestUploadCard,
);
const AddGuestDialog = lazyDialog(
  async () => (await import("../features/guests/add-guest-dialog.tsx")).AddGuestDialog,
  ({ open }) => open,
);

/** A list without guests has none. */
const noColumns: readonly string[] = [];

/** The tab of an event's guests, or the question where they come from. */
export function EventGuests({ guestImport }: { guestImport: GuestImport }) {
  const { event, mayChange } = useEventHere();
  const [isAdding, setIsAdding] = useState(false);
  if (guestImport.isOpen) return null;
  return (
    <>
      {guestImport.asksForList ? (
        <FirstQuestion guestImport={guestImport} onAddGuest={() => setIsAdding(true)} />
      ) : (
        <Stack gap="6">
          <GuestList {...(mayChange && { onImport: guestImport.open })} />
          <Awaited>
            <Upload guestImport={guestImport} />
          </Awaited>
        </Stack>
      )}
      <AddGuestDialog
        eventId={event.id}
        columns={noColumns}
        open={isAdding}
        onEdit={() => setIsAdding(false)}
        onClose={() => setIsAdding(false)}
      />
    </>
  );
}

/** Administrators have it beside the details. */
function Upload({ guestImport }: { guestImport: GuestImport }) {
  const { side, event, mayChange } = useEventHere();
  if (side === "admin" || !mayChange) return null;
  if (side === "help") return <GuestUploadCard guestImport={guestImport} />;
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" }}
      columnGap="12"
      rowGap="8"
      alignItems="start"
      borderTopWidth="1px"
      pt="8"
    >
      <GuestUploadCard guestImport={guestImport} />
      <Box>
        <FileFormatCard isFolded={event.guestCount > 0} />
      </Box>
    </Grid>
  );
}
