import { Alert, Grid, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useEventHere } from "../event/event-here.ts";
import { ArchiveCard } from "../features/event-archive/archive-card.tsx";
import { Advanced } from "../features/events/advanced.tsx";
import { EventFactsCard, EventOwnerCard, EventSummary } from "../features/events/event-cards.tsx";
import { EventDetailsForm } from "../features/events/event-details-form.tsx";
import { GuestLanguagesField } from "../features/events/guest-languages-field.tsx";
import { SharingCard } from "../features/events/sharing.tsx";
import { FileFormatCard } from "../features/guest-import/file-format-card.tsx";
import { GuestUploadCard } from "../features/guest-import/guest-file-drop.tsx";
import type { GuestImport } from "../features/guest-import/use-guest-import.ts";
import { retentionAnchor } from "../features/retention/removal-notice.tsx";
import { RetentionSettings } from "../features/retention/retention-settings.tsx";
import { t } from "../lib/text.ts";

/** The tab of an event's details. Administrators upload the list here, everybody else beside it. */
export function EventDetails({ guestImport }: { guestImport: GuestImport }) {
  const { side, event, mayChange } = useEventHere();
  const { hash } = useLocation();
  const isAdmin = side === "admin";
  const isWithoutList = event.guestCount === 0;
  const upload = isAdmin && !guestImport.isOpen && <GuestUploadCard guestImport={guestImport} />;
  const format = isAdmin && <FileFormatCard disabled={event.isSample} isFolded={!isWithoutList} />;
  return (
    <Stack gap="6">
      {event.isSample && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>{t("events.sampleNote")}</Alert.Title>
        </Alert.Root>
      )}
      <WithAside
        aside={
          <>
            <SharingCard event={event} />
            <EventFactsCard isTechnical={isAdmin} />
            {isAdmin && <EventOwnerCard />}
          </>
        }
      >
        {isWithoutList && upload}
        {!mayChange || event.isSample ? (
          <>
            <EventSummary />
            {!isWithoutList && upload}
            {format}
          </>
        ) : (
          <EventDetailsForm event={event}>
            {!isWithoutList && upload}
            {format}
            <Advanced isWanted={hash === `#${retentionAnchor}`}>
              <GuestLanguagesField />
              {side !== "help" && <RetentionSettings event={event} />}
              {side !== "help" && <ArchiveCard eventId={event.id} />}
            </Advanced>
          </EventDetailsForm>
        )}
      </WithAside>
    </Stack>
  );
}

/** A column of sections, and beside them, if there is room, what belongs to all of them. */
function WithAside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Grid
      templateColumns={{
        base: "minmax(0, 1fr)",
        lg: "minmax(0, 38rem) 17rem",
        xl: "minmax(0, 42rem) 20rem",
      }}
      justifyContent="space-between"
      columnGap={{ lg: "10", xl: "16" }}
      rowGap="8"
      alignItems="start"
    >
      <Stack gap="8" minW="0">
        {children}
      </Stack>
      <Stack gap="8" borderTopWidth={{ base: "1px", lg: "0" }} pt={{ base: "8", lg: "0" }}>
        {aside}
      </Stack>
    </Grid>
  );
}
