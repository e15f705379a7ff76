import { Button, Flex, Text } from "@chakra-ui/react";
import { languageTag, t } from "../../lib/text.ts";
import type { LastPrint } from "./choices/print-form.ts";

const timeFormat = new Intl.DateTimeFormat(languageTag, { dateStyle: "medium", timeStyle: "short" });

/** An ISO 8601 time in the reader's time zone: "Nov 22, 2026, 6:42 PM". */
export const printTime = (isoTime: string): string => timeFormat.format(new Date(isoTime));

interface LastPrintLineProps {
  print: LastPrint;
  offersChanges: boolean;
  onPrintChanges: () => void;
}

export function LastPrintLine({ print, offersChanges, onPrintChanges }: LastPrintLineProps) {
  const { guestCount: guests, changedCount: changed } = print;
  const time = printTime(print.printedAt);
  return (
    <Flex columnGap="3" wrap="wrap" align="center" minH={{ base: "10", lg: "8" }}>
      <Text textStyle="sm" color="fg.muted">
        {guests === 0 ? t("print-screen.last.time", { time }) : t("print-screen.last.text", { time, guests, changed })}
      </Text>
      {offersChanges && changed > 0 && (
        <Button variant="plain" size="sm" px="0" color="brand.fg" onClick={onPrintChanges}>
          {t("print-screen.last.printChanges")}
        </Button>
      )}
    </Flex>
  );
}
