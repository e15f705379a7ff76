import { Alert, Link, List, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { fullDay } from "../../lib/dates.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import type { UpcomingRemovals_EventFragment } from "./generated/upcoming-removals.ts";

interface UpcomingRemovalsProps {
  /** The first of `totalCount`. */
  events: readonly UpcomingRemovals_EventFragment[];
  totalCount: number;
}

/** Shows administrators which events will lose their guests soon; nothing if none will. */
export function UpcomingRemovals({ events, totalCount }: UpcomingRemovalsProps) {
  if (totalCount === 0) return null;
  const more = totalCount - events.length;
  return (
    <Alert.Root status="warning" colorPalette="brass" role="note" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content gap="2" minW="0" color="fg">
        <Alert.Title fontWeight="semibold">{t("retention.upcoming.title", { count: totalCount })}</Alert.Title>
        <Alert.Description>{t("retention.upcoming.text")}</Alert.Description>
        <List.Root ps="4" gap="1" listStyle="disc">
          {events.map(({ id, name, removal }) => (
            <List.Item key={id} overflowWrap="anywhere">
              <Link asChild variant="underline">
                <RouterLink to={paths.adminEvent(id)}>{name}</RouterLink>
              </Link>
              {removal && (
                <Text as="span" ms="1">
                  {t("retention.upcoming.on", { day: fullDay(removal.on) })}
                </Text>
              )}
            </List.Item>
          ))}
          {more > 0 && <List.Item>{t("retention.upcoming.more", { count: more })}</List.Item>}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}
