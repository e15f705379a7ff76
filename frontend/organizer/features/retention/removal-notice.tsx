import { Button, Flex, Stack } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { type EventHere, useEventPaths } from "../../event/event-here.ts";
import { fullDay, longDate } from "../../lib/dates.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { Notice } from "../../ui/notice.tsx";
import { StatCard, StatCards } from "../../ui/stat-card.tsx";

/** The part of an event's screen about how long guests are kept, in its address after the #. */
export const retentionAnchor = "retention";

type RemovedEvent = Pick<EventHere["event"], "id" | "guestCount" | "emptiedAt" | "removal" | "figures">;

/** Warns that an event's guests will be removed soon, or says what stays after they were; otherwise nothing. */
export function RemovalNotice({ event }: { event: RemovedEvent }) {
  const { removal, emptiedAt, figures, guestCount } = event;
  if (removal?.isNoticed) return <Announced event={event} on={removal.on} />;
  if (emptiedAt === null || figures === null || guestCount > 0) return null;
  return <Emptied at={emptiedAt} figures={figures} />;
}

/** `on`: 2027-06-12. */
function Announced({ event, on }: { event: RemovedEvent; on: string }) {
  const screens = useEventPaths();
  return (
    <Notice status="warning" title={t("retention.notice.title", { day: fullDay(on) })}>
      {t("retention.notice.text")}
      <Flex gap="3" wrap="wrap" pt="3">
        <Button asChild size="sm" variant="outline">
          <RouterLink to={`${screens.event}?tab=details#${retentionAnchor}`}>{t("retention.notice.keep")}</RouterLink>
        </Button>
        {event.guestCount > 0 && (
          <Button asChild size="sm" variant="outline">
            <a href={paths.guestListFile(event.id, "xlsx")} download>
              {t("retention.notice.export")}
            </a>
          </Button>
        )}
      </Flex>
    </Notice>
  );
}

interface EmptiedProps {
  /** ISO 8601. */
  at: string;
  figures: NonNullable<RemovedEvent["figures"]>;
}

function Emptied({ at, figures }: EmptiedProps) {
  const { guests, seated, tables, households, files, door } = figures;
  return (
    <Stack gap="4">
      <Notice status="info" title={t("retention.emptied.title", { date: longDate(at) })}>
        {t("retention.emptied.text", { guests, files })}
      </Notice>
      <StatCards label={t("retention.figures.label")}>
        <StatCard label={t("retention.figures.guests")} value={guests} />
        <StatCard label={t("retention.figures.seated")} value={seated} />
        <StatCard label={t("retention.figures.tables")} value={tables} />
        <StatCard label={t("retention.figures.households")} value={households} />
        {door && <StatCard label={t("retention.figures.arrived")} value={door.arrived} />}
        {door && <StatCard label={t("retention.figures.noShows")} value={door.noShows} />}
      </StatCards>
    </Stack>
  );
}
