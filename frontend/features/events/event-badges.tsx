import { Badge } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";

/** Whether guests can open an event. */
export function EventStatusBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Badge size="sm" colorPalette="green">
      {t("events.active")}
    </Badge>
  ) : (
    <Badge size="sm" colorPalette="gray" variant="outline">
      {t("events.private")}
    </Badge>
  );
}

/** Whether an event is the demo or a customer's. */
export function EventTypeBadge({ isSample }: { isSample: boolean }) {
  return isSample ? (
    <Badge size="sm" colorPalette="purple">
      {t("events.sample")}
    </Badge>
  ) : (
    <Badge size="sm" colorPalette="gray" variant="outline">
      {t("events.regular")}
    </Badge>
  );
}
