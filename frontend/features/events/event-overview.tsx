import { Box, Button, Flex, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { useEventPaths } from "../../event/event-here.ts";
import { longDate } from "../../lib/dates.ts";
import { scanLink } from "../../lib/link-sharing.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { shorten } from "../../lib/words.ts";
import { QrCode } from "../../ui/qr-code.tsx";
import { StatCard, StatCards } from "../../ui/stat-card.tsx";
import { LiveBadge } from "./event-badges.tsx";
import { descriptionPreview } from "./event-card.tsx";
import type { EventOverview_EventFragment } from "./generated/event-overview.ts";
import { NextSteps } from "./next-steps-list.tsx";
import { UnusualSearchingNotice } from "./unusual-searching-notice.tsx";

interface EventOverviewProps {
  event: EventOverview_EventFragment;
  notice?: ReactNode;
}

export function EventOverview({ event, notice }: EventOverviewProps) {
  const screens = useEventPaths();
  const titleId = `event-${event.id}`;
  return (
    <Stack as="article" aria-labelledby={titleId} gap="8">
      <Flex columnGap="8" rowGap="5" wrap="wrap" justify="space-between" align="end">
        <Stack gap="2.5" minW="0" flexGrow="1" flexBasis={{ base: "full", lg: "0" }}>
          <LiveBadge isPublic={event.isPublic} />
          <Heading as="h2" id={titleId} size={{ base: "3xl", md: "4xl" }} overflowWrap="anywhere">
            {event.name}
          </Heading>
          <PlaceAndTime event={event} />
          {event.description !== "" && (
            <Text color="fg.muted" maxW="text" overflowWrap="anywhere">
              {shorten(event.description, descriptionPreview)}
            </Text>
          )}
        </Stack>
        <Flex gap="2" wrap="wrap">
          <Button asChild variant="outline" aria-label={t("events.viewNamed", { name: event.name })}>
            <a href={paths.guestPage(event.shortLink)} target="_blank" rel="noreferrer">
              {t("events.view")}
              <ExternalLink aria-hidden />
            </a>
          </Button>
          <Button asChild variant="outline" aria-label={t("seating.openNamed", { name: event.name })}>
            <RouterLink to={screens.seating}>{t("seating.open")}</RouterLink>
          </Button>
          <Button asChild variant="outline" aria-label={t("print-screen.openNamed", { name: event.name })}>
            <RouterLink to={screens.print}>{t("print-screen.open")}</RouterLink>
          </Button>
          <Button asChild variant="outline" aria-label={t("events.manageNamed", { name: event.name })}>
            <RouterLink to={screens.event}>{t("events.manage")}</RouterLink>
          </Button>
        </Flex>
      </Flex>
      {notice}
      <UnusualSearchingNotice event={event} isShort />
      {event.guestCount > 0 && <Figures event={event} />}
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 14rem" }} columnGap="16" alignItems="start">
        <NextSteps event={event} />
        <QrOnPaper event={event} />
      </Grid>
    </Stack>
  );
}

/** The code as guests see it, where there is room; the steps have a button for it. */
function QrOnPaper({ event }: { event: EventOverview_EventFragment }) {
  return (
    <Stack as="figure" hideBelow="lg" gap="3" p="4" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Box borderRadius="l2" overflow="hidden">
        <QrCode text={scanLink(event)} label={t("events.qr.label")} />
      </Box>
      <Text as="figcaption" textStyle="sm" color="fg.muted" textAlign="center" textWrap="balance">
        {t("events.qr.hint")}
      </Text>
    </Stack>
  );
}

function PlaceAndTime({ event: { date, location } }: { event: EventOverview_EventFragment }) {
  const known = [date, location].filter((text) => text !== "");
  if (known.length === 0) return null;
  return (
    <Text textStyle={{ base: "md", md: "lg" }} overflowWrap="anywhere">
      {known.map((text, index) => (
        <Text as="span" key={text}>
          {index > 0 && (
            <Text as="span" color="fg.muted" aria-hidden>
              {" · "}
            </Text>
          )}
          <Text as="span">{text}</Text>
        </Text>
      ))}
    </Text>
  );
}

function Figures({ event }: { event: EventOverview_EventFragment }) {
  const { guestCount, unseatedGuestCount, tableCount, lookedUpGuestCount, guestsChangedAt } = event;
  return (
    <Stack gap="4">
      <StatCards label={t("events.figures.label")}>
        <StatCard label={t("events.figures.guests")} value={guestCount} />
        <StatCard label={t("events.figures.tables")} value={tableCount} />
        <StatCard label={t("events.figures.withoutTable")} value={unseatedGuestCount} />
        {guestsChangedAt !== null && (
          <StatCard label={t("events.figures.lastChange")} value={longDate(guestsChangedAt)} />
        )}
      </StatCards>
      {lookedUpGuestCount > 0 && (
        <Text color="fg.muted">{t("events.figures.lookedUp", { count: lookedUpGuestCount, guests: guestCount })}</Text>
      )}
    </Stack>
  );
}
