import { Button, Flex, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import type { LastPrint } from "./choices/print-form.ts";
import { printTime } from "./print-texts.ts";

interface LastPrintLineProps {
  print: LastPrint;
  offersChanges: boolean;
  onPrintChanges: () => void;
}

export function LastPrintLine({ print, offersChanges, onPrintChanges }: LastPrintLineProps) {
  const { guestCount, changedCount } = print;
  const time = printTime(print.printedAt);
  return (
    <Flex columnGap="3" wrap="wrap" align="center" minH={{ base: "10", lg: "8" }}>
      <Text textStyle="sm" color="fg.muted">
        {guestCount === 0
          ? t("print-screen.last.time", { time })
          : t("print-screen.last.text", { time, guests: guestCount, changed: changedCount })}
      </Text>
      {offersChanges && changedCount > 0 && (
        <Button variant="plain" size="sm" px="0" color="brand.fg" onClick={onPrintChanges}>
          {t("print-screen.last.printChanges")}
        </Button>
      )}
    </Flex>
  );
}
