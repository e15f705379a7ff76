import { Badge, Box } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";

export function EventStatusBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Badge size="sm" colorPalette="green">
      {t("events.active")}
    </Badge>
  ) : (
    <Badge size="sm" colorPalette="gray">
      {t("events.private")}
    </Badge>
  );
}

export function LiveBadge({ isPublic }: { isPublic: boolean }) {
  return (
    <Badge alignSelf="start" colorPalette={isPublic ? "green" : "gray"}>
      <Box as="span" aria-hidden boxSize="1.5" borderRadius="full" bg="currentColor" />
      {isPublic ? t("events.live") : t("events.private")}
    </Badge>
  );
}

export function EventTypeBadge({ isSample }: { isSample: boolean }) {
  return isSample ? (
    <Badge size="sm" colorPalette="brass">
      {t("events.sample")}
    </Badge>
  ) : (
    <Badge size="sm" colorPalette="gray" variant="outline">
      {t("events.regular")}
    </Badge>
  );
}
