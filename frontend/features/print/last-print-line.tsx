import { Button, Flex, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import type { LastPrint } from "./last-prints.ts";
import { printTime } from "./print-texts.ts";

interface LastPrintLineProps {
  print: LastPrint;
  offersChanges: boolean;
  onPrintChanges: () => void;
}

export function LastPrintLine({ print, offersChanges, onPrintChanges }: LastPrintLineProps) {
  const { printedAt, guestCount, changedCount } = print;
  return (
    <Flex columnGap="3" wrap="wrap" align="center" minH={{ base: "10", lg: "8" }}>
      <Text textStyle="sm" color="fg.muted">
        {t("print-screen.last.text", { time: printTime(printedAt), guests: guestCount, changed: changedCount })}
      </Text>
      {offersChanges && changedCount > 0 && (
        <Button variant="plain" size="sm" px="0" color="brand.fg" onClick={onPrintChanges}>
          {t("print-screen.last.printChanges")}
        </Button>
      )}
    </Flex>
  );
}
