import { Button } from "@chakra-ui/react";
import { Printer } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { useEventPaths } from "../../event/event-here.ts";
import { t } from "../../lib/text.ts";

export function PrintSignLink() {
  const paths = useEventPaths();
  return (
    <Button asChild variant="outline">
      <RouterLink to={paths.sign}>
        <Printer aria-hidden />
        {t("print-screen.openSign")}
      </RouterLink>
    </Button>
  );
}
