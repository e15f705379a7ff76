import { Box, Button, Heading, Stack } from "@chakra-ui/react";
import { ArrowLeft, DoorOpen, HeartHandshake, History } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { t } from "../lib/text.ts";
import { lateTab } from "../ui/late-tab.tsx";
import { eventHistory } from "./late-tabs.ts";

const helpers = lateTab(async () => (await import("../features/helpers/helper-section.tsx")).HelperSection);

type EventView = "history" | "helpers";

/** Different for each view, so that none opens on another's page. */
const pageNames = ["historyPage", "helpersPage"] as const;

function useEventViews() {
  const [params] = useSearchParams();
  const rest = new URLSearchParams(params);
  for (const name of ["view", ...pageNames]) rest.delete(name);
  return {
    opened: params.get("view"),
    addressOf: (view: EventView) => {
      const address = new URLSearchParams(rest);
      address.set("view", view);
      return `?${address}`;
    },
    close: `?${rest}`,
  };
}

export function HistoryLink() {
  return <ViewLink view="history" icon={<History aria-hidden />} label={t("history.title")} back={t("history.back")} />;
}

export function HelpersLink() {
  return (
    <ViewLink
      view="helpers"
      icon={<HeartHandshake aria-hidden />}
      label={t("helpers.title")}
      back={t("helpers.back")}
    />
  );
}

/** The door is a page of its own, outside of the app. */
export function DoorLink({ to }: { to: string }) {
  return (
    <Button asChild variant="outline">
      <a href={to}>
        <DoorOpen aria-hidden />
        {t("helpers.event.toDoor")}
      </a>
    </Button>
  );
}

interface ViewLinkProps {
  view: EventView;
  icon: ReactNode;
  label: string;
  back: string;
}

function ViewLink({ view, icon, label, back }: ViewLinkProps) {
  const { opened, addressOf, close } = useEventViews();
  const isOpen = opened === view;
  return (
    <Button asChild variant="outline">
      <RouterLink to={isOpen ? close : addressOf(view)} preventScrollReset>
        {isOpen ? <ArrowLeft aria-hidden /> : icon}
        {isOpen ? back : label}
      </RouterLink>
    </Button>
  );
}

interface EventViewsProps {
  eventId: number;
  hasHistoryTab?: boolean;
  children: ReactNode;
}

/** Shows the history or the helpers in place of the rest of the screen while the address has the view. */
export function EventViews({ eventId, hasHistoryTab = false, children }: EventViewsProps) {
  const { opened } = useEventViews();
  const isHistory = opened === "history" && !hasHistoryTab;
  const isHelpers = opened === "helpers";
  return (
    <>
      {isHistory && <OpenHistory eventId={eventId} />}
      {isHelpers && <helpers.Part eventId={eventId} />}
      <Box hidden={isHistory || isHelpers}>{children}</Box>
    </>
  );
}

function OpenHistory({ eventId }: { eventId: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4">
      <Heading ref={heading} size="xl" tabIndex={-1} outline="none">
        {t("history.title")}
      </Heading>
      <eventHistory.Part eventId={eventId} pageName={pageNames[0]} level="h3" />
    </Stack>
  );
}
