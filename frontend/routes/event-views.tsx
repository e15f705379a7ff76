import { Box, Button, Heading, Stack } from "@chakra-ui/react";
import { ArrowLeft, DoorOpen, HeartHandshake, History, type LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { useEventHere } from "../event/event-here.ts";
import { lazyPart } from "../lib/lazy.tsx";
import { type PlainScreenKey, t } from "../lib/text.ts";
import { Awaited } from "../ui/page-spinner.tsx";

const Helpers = lazyPart(async () => (await import("../features/helpers/helper-section.tsx")).HelperSection);
export const EventHistory = lazyPart(async () => (await import("./event-history.tsx")).EventHistory);

/** What the address shows in place of the rest of an event's screen. */
type View = "history" | "helpers";

const links: Record<View, { Icon: LucideIcon; label: PlainScreenKey; back: PlainScreenKey }> = {
  history: { Icon: History, label: "history.title", back: "history.back" },
  helpers: { Icon: HeartHandshake, label: "helpers.title", back: "helpers.back" },
};

/** Different for each view, so that none opens on another's page. */
const pageNames = { history: "historyPage", helpers: "helpersPage" } as const;

export function ViewLink({ view }: { view: View }) {
  const [params] = useSearchParams();
  const isOpen = params.get("view") === view;
  const { Icon, label, back } = links[view];
  const address = new URLSearchParams(params);
  for (const name of ["view", ...Object.values(pageNames)]) address.delete(name);
  if (!isOpen) address.set("view", view);
  return (
    <Button asChild variant="outline">
      <RouterLink to={`?${address}`} preventScrollReset>
        {isOpen ? <ArrowLeft aria-hidden /> : <Icon aria-hidden />}
        {t(isOpen ? back : label)}
      </RouterLink>
    </Button>
  );
}

/** The door is a page of its own, outside of the app. */
export function DoorLink() {
  const { paths } = useEventHere();
  return (
    <Button asChild variant="outline">
      <a href={paths.door}>
        <DoorOpen aria-hidden />
        {t("helpers.event.toDoor")}
      </a>
    </Button>
  );
}

/** The history or the helpers while the address asks for them, else the rest of the screen, which keeps what was typed. */
export function EventViews({ children }: { children: ReactNode }) {
  const { side, event } = useEventHere();
  const view = useSearchParams()[0].get("view");
  // The others have a tab for it.
  const isHistory = view === "history" && side === "customer";
  const isHelpers = view === "helpers" && side !== "help";
  return (
    <>
      {isHistory && <OpenHistory />}
      {isHelpers && (
        <Awaited>
          <Helpers eventId={event.id} />
        </Awaited>
      )}
      <Box hidden={isHistory || isHelpers}>{children}</Box>
    </>
  );
}

function OpenHistory() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4">
      <Heading ref={heading} size="xl" tabIndex={-1} outline="none">
        {t("history.title")}
      </Heading>
      <Awaited>
        <EventHistory pageName={pageNames.history} level="h3" />
      </Awaited>
    </Stack>
  );
}
