import { Badge } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";

export function DisabledBadge() {
  return (
    <Badge size="sm" colorPalette="brass">
      {t("users.disabled")}
    </Badge>
  );
}
