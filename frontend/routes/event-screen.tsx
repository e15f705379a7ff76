import { Alert, Badge, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { firstEventName } from "../../common/first-event-name.ts";
import { type EventHere, useEventHere } from "../event/event-here.ts";
import { DoorGlance } from "../features/door/door-glance.tsx";
import { DeleteEventButton } from "../features/events/delete-event-button.tsx";
import { UnusualSearchingNotice } from "../features/events/unusual-searching-notice.tsx";
import { useSaveEvent } from "../features/events/use-save-event.ts";
import { ImportPlace } from "../features/guest-import/import-place.tsx";
import { type GuestImport, useGuestImport } from "../features/guest-import/use-guest-import.ts";
import { useLiveGuestList } from "../features/guests/live-guest-list.ts";
import { UndoLastChange } from "../features/history/undo-last-change.tsx";
import { useUndoChange } from "../features/history/use-undo-change.ts";
import { RemovalNotice } from "../features/retention/removal-notice.tsx";
import { lazyPart } from "../lib/lazy.tsx";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { toastTexts } from "../lib/toast-texts.ts";
import { UndoContext } from "../lib/undo-context.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { type UrlTab, UrlTabs } from "../ui/url-tabs.tsx";
import { EventGuests } from "./event-guests.tsx";
import { DoorLink, EventHistory, EventViews, ViewLink } from "./event-views.tsx";

const EventDetails = lazyPart(async () => (await import("./event-details.tsx")).EventDetails);
const FirstEventDetails = lazyPart(async () => (await import("./first-event-details.tsx")).FirstEventDetails);
const ThemeEditor = lazyPart(async () => (await import("../features/themes/theme-editor.tsx")).ThemeEditor);
const ThemePreview = lazyPart(async () => (await import("../features/themes/phone/theme-preview.tsx")).ThemePreview);

/** An event with its guests, look and history, for all who may see it. */
export function EventScreen() {
  const { side, event, mayChange } = useEventHere();
  const isChangeable = mayChange && !event.isSample;
  const guestImport = useGuestImport(
    { ...event, isSample: !isChangeable },
    // Administrators upload beside the details, and see the result there.
    side === "admin" ? undefined : "guests",
  );
  const tabs = useTabs(guestImport, isChangeable);
  useLiveGuestList(event);
  return (
    <UndoContext value={useUndoChange(event.id)}>
      <Stack gap="6">
        <title>{t("shell.pageTitle", { screen: event.name })}</title>
        <Header isChangeable={isChangeable} />
        {side !== "help" && <RemovalNotice event={event} />}
        <UnusualSearchingNotice event={event} />
        {!mayChange && (
          <Alert.Root status="info">
            <Alert.Indicator />
            <Alert.Title>{t("helpers.event.viewerNote")}</Alert.Title>
          </Alert.Root>
        )}
        <ImportPlace guestImport={guestImport} shortLink={event.shortLink}>
          <EventViews>
            <UrlTabs label={t("admin.event.tabs")} {...tabs} />
          </EventViews>
        </ImportPlace>
      </Stack>
    </UndoContext>
  );
}

function Header({ isChangeable }: { isChangeable: boolean }) {
  const { side, event } = useEventHere();
  const navigate = useNavigate();
  const undoChange = useUndoChange(event.id);
  return (
    <PageHeader
      title={event.name}
      {...backOf(side)}
      badge={event.isSample ? <Badge colorPalette="brass">{t("events.sampleBadge")}</Badge> : <DoorGlance />}
      {...(isChangeable && {
        actions: (
          <>
            <UndoLastChange eventId={event.id} onUndo={undoChange} />
            {side !== "help" && <ViewLink view="helpers" />}
            <DoorLink />
            {side === "customer" && <ViewLink view="history" />}
            {side === "admin" && (
              <DeleteEventButton
                eventId={event.id}
                onDeleted={() => void navigate(paths.adminEvents, { replace: true })}
              />
            )}
          </>
        ),
      })}
    />
  );
}

function backOf(side: EventHere["side"]) {
  if (side === "help") return {};
  return side === "admin"
    ? { back: { to: paths.adminEvents, label: t("admin.event.backToEvents") } }
    : { back: { to: paths.customerDashboard, label: t("customer.editor.back") } };
}

function useTabs(guestImport: GuestImport, isChangeable: boolean): { tabs: UrlTab[]; opensOn: string } {
  const { side, event } = useEventHere();
  const [params, setParams] = useSearchParams();
  // Decided when the screen opens: it does not change under somebody's hands.
  const [isUnnamed] = useState(side === "customer" && isUntouched(event));
  const [opensOn] = useState(firstTab(side, isUnnamed || event.guestCount > 0));
  const isCustomer = side === "customer";
  const details =
    isUnnamed && !params.has("tab") ? (
      <FirstEventDetails event={event} onDone={() => setParams({ tab: "guests" }, { replace: true })} />
    ) : (
      <EventDetails guestImport={guestImport} />
    );
  const tabs: UrlTab[] = [
    {
      name: "details",
      label: t(isCustomer ? "customer.editor.details" : "admin.event.details"),
      isKept: true,
      content: details,
    },
    {
      name: "guests",
      label: t(isCustomer ? "customer.editor.guests" : "admin.event.guests"),
      count: event.guestCount,
      content: <EventGuests guestImport={guestImport} />,
    },
    {
      name: "theme",
      label: t(isCustomer ? "customer.editor.theme" : "admin.event.theme"),
      isKept: true,
      content: isChangeable ? <ChangeableTheme /> : <ThemePreview event={event} theme={event.theme} />,
    },
  ];
  const history = { name: "history", label: t("admin.event.history"), content: <EventHistory /> };
  // A customer's screen has three tabs, and the history behind a link.
  return { tabs: isCustomer ? tabs : [...tabs, history], opensOn };
}

function firstTab(side: EventHere["side"], hasMoreThanDetails: boolean): "details" | "guests" {
  if (side === "help") return "guests";
  return side === "admin" || hasMoreThanDetails ? "details" : "guests";
}

/** Whether the event was made for the customer, and nobody has done anything with it since. */
function isUntouched({ name, guestCount, createdAt, updatedAt }: EventHere["event"]): boolean {
  return name === firstEventName && guestCount === 0 && updatedAt === createdAt;
}

function ChangeableTheme() {
  const { event } = useEventHere();
  const saveEvent = useSaveEvent(event.id);
  return (
    <ThemeEditor event={event} save={(theme, updatedAt) => saveEvent({ theme, updatedAt }, toastTexts.themeSaved())} />
  );
}
