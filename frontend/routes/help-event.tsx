import { useQuery } from "@apollo/client/react";
import { Alert, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DoorGlance } from "../features/door/door-glance.tsx";
import { useSaveEvent } from "../features/events/use-save-event.ts";
import { GuestUploadCard } from "../features/guest-import/guest-file-drop.tsx";
import { ImportPlace } from "../features/guest-import/import-place.tsx";
import { useGuestImport } from "../features/guest-import/use-guest-import.ts";
import { GuestList } from "../features/guests/guest-list.tsx";
import { useLiveGuestList } from "../features/guests/use-live-guest-list.ts";
import { UndoLastChange } from "../features/history/undo-last-change.tsx";
import { useUndoChange } from "../features/history/use-undo-change.ts";
import { useEventRights } from "../lib/event-rights.ts";
import { paths } from "../lib/paths.ts";
import { queryFailure } from "../lib/query-failure.ts";
import { t } from "../lib/text.ts";
import { toastTexts } from "../lib/toast-texts.ts";
import { lateTab } from "../ui/late-tab.tsx";
import { LoadError } from "../ui/load-error.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { UrlTabs } from "../ui/url-tabs.tsx";
import { EventGuests } from "./event-guests.tsx";
import { EventSkeleton } from "./event-skeleton.tsx";
import { EventUndo } from "./event-undo.tsx";
import { DoorLink } from "./event-views.tsx";
import { HelpEventDocument, type HelpEventQuery } from "./generated/help-event.ts";
import { HelpedEvent } from "./helped-event.tsx";
import { eventHistory, themeEditor, themePreview } from "./late-tabs.ts";

const details = lateTab(async () => (await import("./help-event-details.tsx")).HelpEventDetails);

/** The event that somebody helps with: to change for editors, to look at for viewers. */
export function HelpEvent() {
  return <HelpedEvent>{({ id }) => <LoadedEvent id={id} />}</HelpedEvent>;
}

type Event = HelpEventQuery["event"];

function LoadedEvent({ id }: { id: number }) {
  const { mayChange } = useEventRights();
  const { data, error, refetch } = useQuery(HelpEventDocument, { variables: { id } });
  const failure = queryFailure(error, refetch);
  if (failure) return <LoadError title={t("admin.event.loadFailed")} {...failure} />;
  if (!data) return <EventSkeleton />;
  return mayChange ? <EditedEvent event={data.event} /> : <ViewedEvent event={data.event} />;
}

function EditedEvent({ event }: { event: Event }) {
  const guestImport = useGuestImport(event, "guests");
  const undoChange = useUndoChange(event.id);
  const saveEvent = useSaveEvent(event.id);
  useLiveGuestList(event);
  return (
    <EventUndo eventId={event.id}>
      <Stack gap="6">
        <EventHeader event={event} doorPath={paths.helpDoor}>
          <UndoLastChange eventId={event.id} onUndo={undoChange} />
          <DoorLink to={paths.helpDoor} />
        </EventHeader>
        <ImportPlace guestImport={guestImport} shortLink={event.shortLink} seatingPath={paths.helpSeating}>
          <EventTabs
            event={event}
            guests={
              <EventGuests guestImport={guestImport}>
                <Stack gap="8">
                  <Guests event={event} onImport={guestImport.open} />
                  <GuestUploadCard guestImport={guestImport} />
                </Stack>
              </EventGuests>
            }
            loadTheme={themeEditor.load}
            theme={
              <themeEditor.Part
                event={event}
                save={(theme, updatedAt) => saveEvent({ theme, updatedAt }, toastTexts.themeSaved())}
              />
            }
          />
        </ImportPlace>
      </Stack>
    </EventUndo>
  );
}

function ViewedEvent({ event }: { event: Event }) {
  useLiveGuestList(event);
  return (
    <Stack gap="6">
      <EventHeader event={event} />
      <Alert.Root status="info">
        <Alert.Indicator />
        <Alert.Title>{t("helpers.event.viewerNote")}</Alert.Title>
      </Alert.Root>
      <EventTabs
        event={event}
        guests={<Guests event={event} />}
        loadTheme={themePreview.load}
        theme={<themePreview.Part event={event} theme={event.theme} />}
      />
    </Stack>
  );
}

interface EventHeaderProps {
  event: Event;
  /** For those who may record at the door. */
  doorPath?: string;
  children?: ReactNode;
}

function EventHeader({ event, doorPath, children }: EventHeaderProps) {
  return (
    <>
      <title>{t("shell.pageTitle", { screen: event.name })}</title>
      <PageHeader title={event.name} badge={<DoorGlance eventId={event.id} doorPath={doorPath} />} actions={children} />
    </>
  );
}

function Guests({ event, onImport }: { event: Event; onImport?: () => void }) {
  return (
    <GuestList
      eventId={event.id}
      seatingPath={paths.helpSeating}
      printPath={paths.helpPrint}
      {...(onImport && { onImport })}
    />
  );
}

interface EventTabsProps {
  event: Event;
  guests: ReactNode;
  theme: ReactNode;
  loadTheme: () => Promise<void>;
}

function EventTabs({ event, guests, theme, loadTheme }: EventTabsProps) {
  return (
    <UrlTabs
      label={t("admin.event.tabs")}
      opensOn="guests"
      tabs={[
        {
          name: "details",
          label: t("admin.event.details"),
          isKept: true,
          load: details.load,
          content: <details.Part event={event} />,
        },
        { name: "guests", label: t("admin.event.guests"), count: event.guestCount, content: guests },
        { name: "theme", label: t("admin.event.theme"), isKept: true, load: loadTheme, content: theme },
        {
          name: "history",
          label: t("admin.event.history"),
          load: eventHistory.load,
          content: <eventHistory.Part eventId={event.id} />,
        },
      ]}
    />
  );
}
