import { Alert, List } from "@chakra-ui/react";
import type { EventHere } from "../../event/event-here.ts";
import { dateAndTime } from "../../lib/dates.ts";
import { t } from "../../lib/text.ts";

interface UnusualSearchingNoticeProps {
  event: Pick<EventHere["event"], "showTablemates" | "guestCode" | "unusualSearching">;
  isShort?: boolean;
}

/** Warns that someone seems to copy the guest list by searching; otherwise shows nothing. */
export function UnusualSearchingNotice({ event, isShort = false }: UnusualSearchingNoticeProps) {
  const { unusualSearching, showTablemates, guestCode } = event;
  if (!unusualSearching) return null;
  return (
    <Alert.Root status="warning" colorPalette="brass" role="note" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content gap="2" minW="0" color="fg">
        <Alert.Title fontWeight="semibold">{t("events.unusualSearching.title")}</Alert.Title>
        <Alert.Description>
          {t("events.unusualSearching.seen", { time: dateAndTime(unusualSearching.lastSeenAt) })}
        </Alert.Description>
        {!isShort && (
          <>
            <Alert.Description>{t("events.unusualSearching.meaning")}</Alert.Description>
            <List.Root ps="4" gap="1" listStyle="disc">
              <List.Item>{t("events.unusualSearching.shareLess")}</List.Item>
              {guestCode === "" && <List.Item>{t("events.unusualSearching.askForCode")}</List.Item>}
              {showTablemates && <List.Item>{t("events.unusualSearching.hideTablemates")}</List.Item>}
            </List.Root>
          </>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
