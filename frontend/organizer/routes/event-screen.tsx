import { Alert, Badge, Button, Heading, IconButton, Stack, useBreakpointValue } from "@chakra-ui/react";
import { DoorOpen, Ellipsis, HeartHandshake, History, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router-dom";
import { firstEventName } from "../../../common/first-event-name.ts";
import { type EventHere, useEventHere } from "../event/event-here.ts";
import { DoorGlance } from "../features/door/door-glance.tsx";
import { DeleteEventButton } from "../features/events/delete-event-button.tsx";
import { UnusualSearchingNotice } from "../features/events/unusual-searching-notice.tsx";
import { ImportPlace } from "../features/guest-import/import-place.tsx";
import { type GuestImport, useGuestImport } from "../features/guest-import/use-guest-import.ts";
import { useLiveGuestList } from "../features/guests/live-guest-list.ts";
import { useLastUndo, useUndoChange } from "../features/history/undo.ts";
import { RemovalNotice } from "../features/retention/removal-notice.tsx";
import { UndoContext } from "../lib/act.ts";
import { lazyPart } from "../lib/lazy.tsx";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { hint } from "../ui/hints.tsx";
import { Menu, type MenuEntry } from "../ui/menu.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { type UrlTab, UrlTabs, useOpenTab } from "../ui/url-tabs.tsx";
import { EventGuests } from "./event-guests.tsx";

const EventDetails = lazyPart(async () => (await import("./event-details.tsx")).EventDetails);
const FirstDetails = lazyPart(async () => (await import("../features/events/first-details.tsx")).FirstDetails);
const EventHistory = lazyPart(async () => (await import("../features/history/event-history.tsx")).EventHistory);
const Helpers = lazyPart(async () => (await import("../features/helpers/helper-section.tsx")).HelperSection);
const ImportArchiveButton = lazyPart(
  async () => (await import("../features/event-archive/import-archive.tsx")).ImportArchiveButton,
);
const ThemeEditor = lazyPart(async () => (await import("../features/themes/theme-editor.tsx")).ThemeEditor);
const ThemePreview = lazyPart(async () => (await import("../features/themes/theme-preview.tsx")).ThemePreview);

/** An event with its guests, look and history, for all who may see it. */
export function EventScreen() {
  const { side, event, mayChange } = useEventHere();
  const isChangeable = mayChange && !event.isSample;
  const guestImport = useGuestImport(
    { ...event, isSample: !isChangeable },
    // Administrators upload beside the details, and see the result there.
    side === "admin" ? undefined : "guests",
  );
  const { tabs, opensOn } = useTabs(guestImport, isChangeable);
  const isBesideTabs = useOpenTab(tabs)?.isUnlisted === true;
  useLiveGuestList(event);
  return (
    <UndoContext value={useUndoChange(event.id)}>
      <Stack gap="6">
        <title>{t("shell.pageTitle", { screen: event.name })}</title>
        <Header isChangeable={isChangeable} isBesideTabs={isBesideTabs} />
        {side !== "help" && <RemovalNotice event={event} />}
        <UnusualSearchingNotice event={event} />
        {!mayChange && (
          <Alert.Root status="info">
            <Alert.Indicator />
            <Alert.Title>{t("helpers.event.viewerNote")}</Alert.Title>
          </Alert.Root>
        )}
        <ImportPlace guestImport={guestImport} shortLink={event.shortLink}>
          <UrlTabs label={t("admin.event.tabs")} tabs={tabs} opensOn={opensOn} />
        </ImportPlace>
      </Stack>
    </UndoContext>
  );
}

interface HeaderProps {
  isChangeable: boolean;
  /** Whether the screen shows the helpers or the history in place of its tabs. */
  isBesideTabs: boolean;
}

function Header({ isChangeable, isBesideTabs }: HeaderProps) {
  const { side, event, paths: screens } = useEventHere();
  const navigate = useNavigate();
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  const undo = useLastUndo(event.id);
  const isComplete = isChangeable && !isBesideTabs;
  // The door is a page of its own, outside of the app.
  const links: (MenuEntry & { icon: ReactNode })[] = [
    ...(side === "help"
      ? []
      : [{ label: t("helpers.title"), icon: <HeartHandshake aria-hidden />, to: "?tab=helpers" }]),
    { label: t("helpers.event.toDoor"), icon: <DoorOpen aria-hidden />, href: screens.door },
    ...(side === "customer" ? [{ label: t("history.title"), icon: <History aria-hidden />, to: "?tab=history" }] : []),
  ];
  return (
    <PageHeader
      title={event.name}
      {...(isBesideTabs ? { back: { to: "?tab=details", label: t("helpers.back") } } : backOf(side))}
      badge={
        <>
          {event.isSample ? <Badge colorPalette="brass">{t("events.sampleBadge")}</Badge> : <DoorGlance />}
          {isComplete && isPhone && (
            <Menu
              entries={[{ act: () => undefined, ...undo, icon: <Undo2 aria-hidden /> }, ...links]}
              button={(closed) => (
                <IconButton variant="outline" ms="auto" aria-label={t("events.more")} {...closed}>
                  <Ellipsis aria-hidden />
                </IconButton>
              )}
            />
          )}
        </>
      }
      {...(isComplete && {
        actions: (
          <>
            {!isPhone && (
              <Button
                // A click that was meant for one change never undoes the next one.
                key={undo.id}
                variant="outline"
                {...hint(undo.label)}
                aria-label={undo.label}
                disabled={undo.isDisabled}
                loading={undo.isBusy}
                onClick={undo.act}
              >
                <Undo2 aria-hidden />
                {t("ui.undo")}
              </Button>
            )}
            {!isPhone && links.map((entry) => <HeaderLink key={entry.label} entry={entry} />)}
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

function HeaderLink({ entry }: { entry: MenuEntry }) {
  const content = (
    <>
      {entry.icon}
      {entry.label}
    </>
  );
  return (
    <Button asChild variant="outline">
      {"to" in entry ? (
        <RouterLink to={entry.to} preventScrollReset>
          {content}
        </RouterLink>
      ) : (
        <a href={"href" in entry ? entry.href : undefined}>{content}</a>
      )}
    </Button>
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
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  // Decided when the screen opens: it does not change under somebody's hands.
  const [isUnnamed] = useState(side === "customer" && isUntouched(event));
  const [opensOn] = useState(firstTab(side, isUnnamed || event.guestCount > 0));
  const isCustomer = side === "customer";
  const details =
    isUnnamed && !params.has("tab") ? (
      <Stack gap="6" maxW="xl" align="start">
        <FirstDetails onDone={() => setParams({ tab: "guests" }, { replace: true })} />
        <ImportArchiveButton onImported={() => void navigate(paths.customerDashboard)} />
      </Stack>
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
      content: isChangeable ? <ThemeEditor event={event} /> : <ThemePreview event={event} theme={event.theme} />,
    },
    // A customer's screen has three tabs.
    isCustomer
      ? { name: "history", label: t("history.title"), content: <HistoryWithTitle />, isUnlisted: true }
      : { name: "history", label: t("admin.event.history"), content: <EventHistory /> },
  ];
  if (side !== "help") {
    const helpers = <Helpers eventId={event.id} />;
    tabs.push({ name: "helpers", label: t("helpers.title"), content: helpers, isUnlisted: true });
  }
  return { tabs, opensOn };
}

function HistoryWithTitle() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4">
      <Heading ref={heading} size="xl" tabIndex={-1} outline="none">
        {t("history.title")}
      </Heading>
      <EventHistory level="h3" />
    </Stack>
  );
}

function firstTab(side: EventHere["side"], hasMoreThanDetails: boolean): "details" | "guests" {
  if (side === "help") return "guests";
  return side === "admin" || hasMoreThanDetails ? "details" : "guests";
}

/** Whether the event was made for the customer, and nobody has done anything with it since. */
function isUntouched({ name, guestCount, createdAt, updatedAt }: EventHere["event"]): boolean {
  return name === firstEventName && guestCount === 0 && updatedAt === createdAt;
}
