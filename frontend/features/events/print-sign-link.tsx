import { Button } from "@chakra-ui/react";
import { Printer } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";

export function PrintSignLink({ printPath }: { printPath: string }) {
  return (
    <Button asChild variant="outline">
      <RouterLink to={paths.printedSign(printPath)}>
        <Printer aria-hidden />
        {t("print-screen.openSign")}
      </RouterLink>
    </Button>
  );
}
