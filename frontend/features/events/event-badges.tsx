import { Badge } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";

export function EventStatusBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge size="sm" alignSelf="start" colorPalette={isActive ? "green" : "gray"}>
      {t(isActive ? "events.active" : "events.private")}
    </Badge>
  );
}

export function EventTypeBadge({ isSample }: { isSample: boolean }) {
  return (
    <Badge size="sm" {...(isSample ? { colorPalette: "brass" } : { colorPalette: "gray", variant: "outline" })}>
      {t(isSample ? "events.sample" : "events.regular")}
    </Badge>
  );
}
