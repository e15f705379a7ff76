import { Grid, Stack } from "@chakra-ui/react";
import { Navigate } from "react-router-dom";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { EventDetailsForm } from "../features/events/event-details-form.tsx";
import { EventFactsCard } from "../features/events/event-facts-card.tsx";
import { EventQrCard } from "../features/events/event-qr-card.tsx";
import { EventSharingCard } from "../features/events/event-sharing-card.tsx";
import { UnusualSearchingNotice } from "../features/events/unusual-searching-notice.tsx";
import { useMyEvent } from "../features/events/use-my-event.ts";
import { useSaveEvent } from "../features/events/use-save-event.ts";
import { FileFormatCard } from "../features/guest-import/file-format-card.tsx";
import { GuestUploadCard } from "../features/guest-import/guest-upload-card.tsx";
import { GuestList } from "../features/guests/guest-list.tsx";
import { useLiveGuestList } from "../features/guests/use-live-guest-list.ts";
import { PrintSignButton } from "../features/themes/print-sign-button.tsx";
import { ThemeEditor } from "../features/themes/theme-editor.tsx";
import type { CustomerEvent_EventFragment } from "../generated/documents.ts";
import { paths } from "../lib/paths.ts";
import { scanLink } from "../lib/share-link.ts";
import { t } from "../lib/text.ts";
import { toastTexts } from "../lib/toast-texts.ts";
import { LoadError } from "../ui/load-error.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { UrlTabs } from "../ui/url-tabs.tsx";
import { EventSkeleton } from "./event-skeleton.tsx";

/** Where a customer sets up their one event: details, guests, look. Administrators have their own list of events. */
export function CustomerEventEditor() {
  const { user } = useCurrentUser();
  return user?.role === "ADMIN" ? <Navigate to={paths.adminEvents} replace /> : <MyEvent />;
}

function MyEvent() {
  const { event, failure } = useMyEvent();
  if (failure) return <LoadError title={t("events.createFailed")} {...failure} />;
  return event ? <Editor event={event} /> : <EventSkeleton />;
}

function Editor({ event }: { event: CustomerEvent_EventFragment }) {
  const saveEvent = useSaveEvent(event.id);
  useLiveGuestList(event.id);
  return (
    <Stack gap="6">
      <title>{t("shell.pageTitle", { screen: event.name })}</title>
      <PageHeader title={event.name} back={{ to: paths.customerDashboard, label: t("customer.editor.back") }} />
      <UnusualSearchingNotice event={event} />
      <UrlTabs
        label={t("customer.editor.tabs")}
        tabs={[
          { name: "details", label: t("customer.editor.details"), isKept: true, content: <Details event={event} /> },
          {
            name: "guests",
            label: t("customer.editor.guests"),
            count: event.guestCount,
            content: <Guests event={event} />,
          },
          {
            name: "theme",
            label: t("customer.editor.theme"),
            isKept: true,
            content: (
              <ThemeEditor
                event={event}
                save={(theme, updatedAt) => saveEvent({ theme, updatedAt }, toastTexts.themeSaved())}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}

function Details({ event }: { event: CustomerEvent_EventFragment }) {
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" }} gap="6" alignItems="start">
      <EventDetailsForm event={event} />
      <Stack gap="6">
        <EventSharingCard event={event} />
        <EventQrCard event={event}>
          <PrintSignButton eventName={event.name} theme={event.theme} link={scanLink(event)} />
        </EventQrCard>
        <EventFactsCard event={event} />
      </Stack>
    </Grid>
  );
}

function Guests({ event }: { event: CustomerEvent_EventFragment }) {
  return (
    <Stack gap="6">
      <GuestList eventId={event.id} seatingPath={paths.customerSeating} canDeleteInRow />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" }} gap="6" alignItems="start">
        <GuestUploadCard eventId={event.id} guestCount={event.guestCount} />
        <FileFormatCard />
      </Grid>
    </Stack>
  );
}
