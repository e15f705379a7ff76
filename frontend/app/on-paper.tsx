import { Text } from "@chakra-ui/react";
import { t } from "../lib/text.ts";

/** On browser printouts only: where cards and lists are printed. */
export function OnPaper() {
  return (
    <Text display="none" _print={{ display: "block" }} mb="4" color="fg.muted">
      {t("print-screen.onPaper")}
    </Text>
  );
}
