import { Badge } from "@chakra-ui/react";
import { eventTexts } from "./event-texts.ts";

/** Whether guests can open an event. */
export function EventStatusBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Badge size="sm" colorPalette="green">
      {eventTexts.active}
    </Badge>
  ) : (
    <Badge size="sm" colorPalette="gray" variant="outline">
      {eventTexts.private}
    </Badge>
  );
}

/** Whether an event is the demo or somebody's own. */
export function EventTypeBadge({ isSample }: { isSample: boolean }) {
  return isSample ? (
    <Badge size="sm" colorPalette="purple">
      {eventTexts.sample}
    </Badge>
  ) : (
    <Badge size="sm" colorPalette="gray" variant="outline">
      {eventTexts.regular}
    </Badge>
  );
}
