import { Button } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";

export function CreateEventButton() {
  return (
    <Button asChild>
      <RouterLink to={paths.adminNewEvent}>{t("events.createNew")}</RouterLink>
    </Button>
  );
}
