import { Badge } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";

/** Says of an account that nobody can sign in to it. */
export function DisabledBadge() {
  return (
    <Badge size="sm" colorPalette="brass">
      {t("users.disabled")}
    </Badge>
  );
}
