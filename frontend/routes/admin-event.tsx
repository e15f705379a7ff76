import { skipToken, useQuery } from "@apollo/client/react";
import { Badge, Stack } from "@chakra-ui/react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { idFrom } from "../../common/id-from.ts";
import { DoorGlance } from "../features/door/door-glance.tsx";
import { DeleteEventButton } from "../features/events/delete-event-button.tsx";
import { EventNotFound } from "../features/events/event-not-found.tsx";
import { UnusualSearchingNotice } from "../features/events/unusual-searching-notice.tsx";
import { useSaveEvent } from "../features/events/use-save-event.ts";
import { ImportPlace } from "../features/guest-import/import-place.tsx";
import { useGuestImport } from "../features/guest-import/use-guest-import.ts";
import { GuestList } from "../features/guests/guest-list.tsx";
import { useLiveGuestList } from "../features/guests/use-live-guest-list.ts";
import { UndoLastChange } from "../features/history/undo-last-change.tsx";
import { useUndoChange } from "../features/history/use-undo-change.ts";
import { RemovalNotice } from "../features/retention/removal-notice.tsx";
import { isNotFound } from "../lib/is-not-found.ts";
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
import { DoorLink, EventViews, HelpersLink } from "./event-views.tsx";
import { AdminEventDocument, type AdminEventQuery } from "./generated/admin-event.ts";
import { eventHistory, themeEditor, themePreview } from "./late-tabs.ts";

const details = lateTab(async () => (await import("./admin-event-details.tsx")).AdminEventDetails);

export function AdminEvent() {
  const id = idFrom(useParams().eventId);
  const { data, error, refetch } = useQuery(AdminEventDocument, id === undefined ? skipToken : { variables: { id } });
  const failure = queryFailure(error, refetch);

  if (id === undefined || isNotFound(error)) return <EventNotFound />;
  if (failure) return <LoadError title={t("admin.event.loadFailed")} {...failure} />;
  if (!data) return <EventSkeleton />;
  return (
    <EventUndo key={id} eventId={id}>
      <EventTabs event={data.event} />
    </EventUndo>
  );
}

const firstTab = "details";

function EventTabs({ event }: { event: AdminEventQuery["event"] }) {
  const guestImport = useGuestImport(event);
  const undoChange = useUndoChange(event.id);
  const [params] = useSearchParams();
  const tab = params.get("tab") ?? firstTab;
  useLiveGuestList(event);
  return (
    <Stack gap="6">
      <title>{t("shell.pageTitle", { screen: event.name })}</title>
      <PageHeader
        title={event.name}
        back={{ to: paths.adminEvents, label: t("admin.event.backToEvents") }}
        actions={
          !event.isSample && (
            <>
              <UndoLastChange eventId={event.id} onUndo={undoChange} />
              <HelpersLink />
              <DoorLink to={paths.adminDoor(event.id)} />
              <DeleteThisEvent eventId={event.id} />
            </>
          )
        }
        badge={
          event.isSample ? (
            <Badge colorPalette="brass">{t("events.sampleBadge")}</Badge>
          ) : (
            <DoorGlance eventId={event.id} doorPath={paths.adminDoor(event.id)} />
          )
        }
      />
      <RemovalNotice event={event} managePath={paths.adminEvent(event.id)} />
      <UnusualSearchingNotice event={event} />
      <ImportPlace
        guestImport={guestImport}
        shortLink={tab === firstTab ? undefined : event.shortLink}
        seatingPath={paths.adminSeating(event.id)}
      >
        <EventViews eventId={event.id} hasHistoryTab>
          <UrlTabs
            label={t("admin.event.tabs")}
            tabs={[
              {
                name: firstTab,
                label: t("admin.event.details"),
                isKept: true,
                load: details.load,
                content: <details.Part event={event} guestImport={guestImport} />,
              },
              {
                name: "guests",
                label: t("admin.event.guests"),
                count: event.guestCount,
                content: (
                  <EventGuests guestImport={guestImport}>
                    <GuestList
                      eventId={event.id}
                      seatingPath={paths.adminSeating(event.id)}
                      printPath={paths.adminPrint(event.id)}
                      recordPath={(guestId) => paths.adminGuestRecord(event.id, guestId)}
                      isReadOnly={event.isSample}
                      onImport={guestImport.open}
                    />
                  </EventGuests>
                ),
              },
              {
                name: "theme",
                label: t("admin.event.theme"),
                isKept: true,
                load: event.isSample ? themePreview.load : themeEditor.load,
                content: <AdminEventTheme event={event} />,
              },
              {
                name: "history",
                label: t("admin.event.history"),
                load: eventHistory.load,
                content: <eventHistory.Part eventId={event.id} />,
              },
            ]}
          />
        </EventViews>
      </ImportPlace>
    </Stack>
  );
}

function AdminEventTheme({ event }: { event: AdminEventQuery["event"] }) {
  const saveEvent = useSaveEvent(event.id);
  if (event.isSample) return <themePreview.Part event={event} theme={event.theme} />;
  return (
    <themeEditor.Part
      event={event}
      save={(theme, updatedAt) => saveEvent({ theme, updatedAt }, toastTexts.themeSaved())}
    />
  );
}

function DeleteThisEvent({ eventId }: { eventId: number }) {
  const navigate = useNavigate();
  return <DeleteEventButton eventId={eventId} onDeleted={() => void navigate(paths.adminEvents, { replace: true })} />;
}
