import { Button, Card, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Armchair, CalendarDays, ExternalLink, Printer, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { useEventPaths } from "../../event/event-here.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { shorten } from "../../lib/words.ts";
import { EventLinkField } from "./event-link-field.tsx";
import type { EventCard_EventFragment } from "./generated/event-card.ts";
import { UnusualSearchingNotice } from "./unusual-searching-notice.tsx";

export const descriptionPreview = 100;

interface EventCardProps {
  event: EventCard_EventFragment;
  notice?: ReactNode;
}

export function EventCard({ event, notice }: EventCardProps) {
  const screens = useEventPaths();
  const titleId = `event-${event.id}`;
  return (
    <Card.Root as="article" aria-labelledby={titleId}>
      <Card.Header>
        <Heading as="h2" id={titleId} size="xl" overflowWrap="anywhere">
          {event.name}
        </Heading>
        {event.date !== "" && (
          <Flex gap="2" align="center" color="fg.muted">
            <CalendarDays size={16} aria-hidden />
            <Text overflowWrap="anywhere">{event.date}</Text>
          </Flex>
        )}
      </Card.Header>
      <Card.Body>
        <Stack gap="5" flexGrow="1" justify="space-between">
          {notice}
          <UnusualSearchingNotice event={event} isShort />
          {event.description !== "" && (
            <Text overflowWrap="anywhere">{shorten(event.description, descriptionPreview)}</Text>
          )}
          <Flex gap="2">
            <EventLinkField
              event={event}
              copyButton={{ label: t("events.copy"), "aria-label": t("events.copyLinkOf", { name: event.name }) }}
              copiedToast={success(t("toasts.copied.title"), t("toasts.copied.text"))}
            />
          </Flex>
        </Stack>
      </Card.Body>
      <Card.Footer flexWrap="wrap" gap="3">
        <Button asChild variant="outline" flex="1" aria-label={t("events.viewNamed", { name: event.name })}>
          <a href={paths.guestPage(event.shortLink)} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            {t("events.view")}
          </a>
        </Button>
        <Button asChild variant="outline" flex="1" aria-label={t("seating.openNamed", { name: event.name })}>
          <RouterLink to={screens.seating}>
            <Armchair aria-hidden />
            {t("seating.open")}
          </RouterLink>
        </Button>
        <Button asChild variant="outline" flex="1" aria-label={t("print-screen.openNamed", { name: event.name })}>
          <RouterLink to={screens.print}>
            <Printer aria-hidden />
            {t("print-screen.open")}
          </RouterLink>
        </Button>
        <Button asChild variant="outline" flex="1" aria-label={t("events.manageNamed", { name: event.name })}>
          <RouterLink to={screens.event}>
            <Settings2 aria-hidden />
            {t("events.manage")}
          </RouterLink>
        </Button>
      </Card.Footer>
    </Card.Root>
  );
}
