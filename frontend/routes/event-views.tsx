import { Box, Heading, Stack } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useEventHere } from "../event/event-here.ts";
import { lazyPart } from "../lib/lazy.tsx";
import { t } from "../lib/text.ts";
import { Awaited } from "../ui/page-spinner.tsx";

const Helpers = lazyPart(async () => (await import("../features/helpers/helper-section.tsx")).HelperSection);
export const EventHistory = lazyPart(async () => (await import("../features/history/event-history.tsx")).EventHistory);

/** What the address (`?view=`) shows in place of the rest of an event's screen. */
type View = "history" | "helpers";

/** Different for each view, so that none opens on another's page. */
const pageNames = { history: "historyPage", helpers: "helpersPage" } as const;

/** The view that is open, if any, and the addresses of all. */
export function useEventView() {
  const { side } = useEventHere();
  const [params] = useSearchParams();
  const named = params.get("view");
  const isHelpers = named === "helpers" && side !== "help";
  // The others have a tab for it.
  const isHistory = named === "history" && side === "customer";
  const addressOf = (view: View | "") => {
    const address = new URLSearchParams(params);
    for (const name of ["view", ...Object.values(pageNames)]) address.delete(name);
    if (view !== "") address.set("view", view);
    return `?${address}`;
  };
  let open: View | undefined;
  if (isHistory) open = "history";
  if (isHelpers) open = "helpers";
  return { open, addressOf };
}

/** The history or the helpers while the address asks for them, else the rest of the screen, which keeps what was typed. */
export function EventViews({ children }: { children: ReactNode }) {
  const { id } = useEventHere().event;
  const { open } = useEventView();
  return (
    <>
      {open === "history" && <OpenHistory />}
      {open === "helpers" && (
        <Awaited>
          <Helpers eventId={id} />
        </Awaited>
      )}
      <Box hidden={open !== undefined}>{children}</Box>
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
