import { Box, Button, Heading, Stack } from "@chakra-ui/react";
import { ArrowLeft, History } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { t } from "../lib/text.ts";
import { EventHistory } from "./event-history.tsx";

const view = "history";
const pageName = "historyPage";

/** Whether the history is open in place of the rest of its screen, and the addresses that open and close it. */
function useHistoryView() {
  const [params] = useSearchParams();
  const rest = new URLSearchParams(params);
  rest.delete("view");
  rest.delete(pageName);
  const opened = new URLSearchParams(rest);
  opened.set("view", view);
  return { isOpen: params.get("view") === view, open: `?${opened}`, close: `?${rest}` };
}

/** Opens the history of an event that has no tab for it, and leads back. */
export function HistoryLink() {
  const { isOpen, open, close } = useHistoryView();
  return (
    <Button asChild variant="outline">
      <RouterLink to={isOpen ? close : open} preventScrollReset>
        {isOpen ? <ArrowLeft aria-hidden /> : <History aria-hidden />}
        {isOpen ? t("history.back") : t("history.title")}
      </RouterLink>
    </Button>
  );
}

interface HistoryViewProps {
  eventId: number;
  /** The rest of the screen, which keeps what was typed into it. */
  children: ReactNode;
}

/** Shows the history of an event in place of the rest of its screen while the address says so. */
export function HistoryView({ eventId, children }: HistoryViewProps) {
  const { isOpen } = useHistoryView();
  return (
    <>
      {isOpen && <OpenHistory eventId={eventId} />}
      <Box hidden={isOpen}>{children}</Box>
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
      <EventHistory eventId={eventId} pageName={pageName} />
    </Stack>
  );
}
