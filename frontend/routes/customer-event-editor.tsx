import { Box, Grid, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { firstEventName } from "../../common/first-event-name.ts";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { DoorGlance } from "../features/door/door-glance.tsx";
import type { CustomerEvent_EventFragment } from "../features/events/generated/customer-event.ts";
import { UnusualSearchingNotice } from "../features/events/unusual-searching-notice.tsx";
import { useMyEvent } from "../features/events/use-my-event.ts";
import { useSaveEvent } from "../features/events/use-save-event.ts";
import { FileFormatCard } from "../features/guest-import/file-format-card.tsx";
import { GuestUploadCard } from "../features/guest-import/guest-file-drop.tsx";
import { ImportPlace } from "../features/guest-import/import-place.tsx";
import { type GuestImport, useGuestImport } from "../features/guest-import/use-guest-import.ts";
import { GuestList } from "../features/guests/guest-list.tsx";
import { useLiveGuestList } from "../features/guests/use-live-guest-list.ts";
import { UndoLastChange } from "../features/history/undo-last-change.tsx";
import { useUndoChange } from "../features/history/use-undo-change.ts";
import { RemovalNotice } from "../features/retention/removal-notice.tsx";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { toastTexts } from "../lib/toast-texts.ts";
import { lateTab } from "../ui/late-tab.tsx";
import { LoadError } from "../ui/load-error.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { UrlTabs } from "../ui/url-tabs.tsx";
import { EventGuests } from "./event-guests.tsx";
import { EventSkeleton } from "./event-skeleton.tsx";
import { EventUndo } from "./event-undo.tsx";
import { DoorLink, EventViews, HelpersLink, HistoryLink } from "./event-views.tsx";
import { themeEditor } from "./late-tabs.ts";

const details = lateTab(async () => (await import("./customer-event-details.tsx")).CustomerEventDetails);
const firstDetails = lateTab(async () => (await import("./first-event-details.tsx")).FirstEventDetails);

/** A customer's one event. Administrators have their own list of events. */
export function CustomerEventEditor() {
  const { user } = useCurrentUser();
  return user?.role === "ADMIN" ? <Navigate to={paths.adminEvents} replace /> : <MyEvent />;
}

function MyEvent() {
  const { event, failure } = useMyEvent();
  if (failure) return <LoadError title={t("events.createFailed")} {...failure} />;
  if (!event) return <EventSkeleton />;
  return (
    <EventUndo eventId={event.id}>
      <Editor event={event} />
    </EventUndo>
  );
}

function Editor({ event }: { event: CustomerEvent_EventFragment }) {
  const saveEvent = useSaveEvent(event.id);
  const guestImport = useGuestImport(event, "guests");
  const undoChange = useUndoChange(event.id);
  const [params, setParams] = useSearchParams();
  // Decided when the screen opens: it does not change under somebody's hands.
  const [isUnnamed] = useState(() => isUntouched(event));
  const [opensOn] = useState(event.guestCount === 0 && !isUnnamed ? "guests" : "details");
  const asksForName = isUnnamed && !params.has("tab");
  useLiveGuestList(event);
  return (
    <Stack gap="6">
      <title>{t("shell.pageTitle", { screen: event.name })}</title>
      <PageHeader
        title={event.name}
        back={{ to: paths.customerDashboard, label: t("customer.editor.back") }}
        badge={<DoorGlance eventId={event.id} doorPath={paths.customerDoor} />}
        actions={
          <>
            <UndoLastChange eventId={event.id} onUndo={undoChange} />
            <HelpersLink />
            <DoorLink to={paths.customerDoor} />
            <HistoryLink />
          </>
        }
      />
      <RemovalNotice event={event} managePath={paths.customerEventEditor} />
      <UnusualSearchingNotice event={event} />
      <ImportPlace guestImport={guestImport} shortLink={event.shortLink} seatingPath={paths.customerSeating}>
        <EventViews eventId={event.id}>
          <UrlTabs
            label={t("customer.editor.tabs")}
            opensOn={opensOn}
            tabs={[
              {
                name: "details",
                label: t("customer.editor.details"),
                isKept: true,
                load: asksForName ? firstDetails.load : details.load,
                content: asksForName ? (
                  <firstDetails.Part event={event} onDone={() => setParams({ tab: "guests" }, { replace: true })} />
                ) : (
                  <details.Part event={event} />
                ),
              },
              {
                name: "guests",
                label: t("customer.editor.guests"),
                count: event.guestCount,
                content: <Guests event={event} guestImport={guestImport} />,
              },
              {
                name: "theme",
                label: t("customer.editor.theme"),
                isKept: true,
                load: themeEditor.load,
                content: (
                  <themeEditor.Part
                    event={event}
                    save={(theme, updatedAt) => saveEvent({ theme, updatedAt }, toastTexts.themeSaved())}
                  />
                ),
              },
            ]}
          />
        </EventViews>
      </ImportPlace>
    </Stack>
  );
}

/** Whether the event was made for the customer, and nobody has done anything with it since. */
function isUntouched({ name, guestCount, createdAt, updatedAt }: CustomerEvent_EventFragment): boolean {
  return name === firstEventName && guestCount === 0 && updatedAt === createdAt;
}

interface GuestsProps {
  event: CustomerEvent_EventFragment;
  guestImport: GuestImport;
}

function Guests({ event, guestImport }: GuestsProps) {
  return (
    <EventGuests guestImport={guestImport}>
      <Stack gap="6">
        <GuestList
          eventId={event.id}
          seatingPath={paths.customerSeating}
          printPath={paths.customerPrint}
          recordPath={paths.customerGuestRecord}
          canDeleteInRow
          onImport={guestImport.open}
        />
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
            <FileFormatCard />
          </Box>
        </Grid>
      </Stack>
    </EventGuests>
  );
}
