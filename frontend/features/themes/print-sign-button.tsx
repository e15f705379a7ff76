import { Box, Button, CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { Printer } from "lucide-react";
import { t } from "../../lib/text.ts";
import { EventSign, type EventSignProps } from "./event-sign.tsx";

/** When printed, the page shows only the sign. */
const printStyles = {
  "@page": { size: "A5 portrait", margin: "0" },
  "@media screen": { ".print-sheet": { display: "none" } },
  "@media print": { "body > *:not(.print-sheet)": { display: "none !important" } },
};

/** Opens a print preview of the event's sign, with a button to print it. */
export function PrintSignButton(sign: EventSignProps) {
  return (
    <Dialog.Root placement="center" scrollBehavior="outside" lazyMount unmountOnExit>
      <Dialog.Trigger asChild>
        <Button variant="outline">
          <Printer aria-hidden />
          {t("themes.openSign")}
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content maxW="md" my={{ base: "4", md: "8" }}>
            <Dialog.Header flexDirection="column" gap="1">
              <Dialog.Title>{t("themes.signDialogTitle")}</Dialog.Title>
              <Dialog.Description color="fg.muted">{t("themes.signDialogHint")}</Dialog.Description>
            </Dialog.Header>
            <Dialog.Body>
              <Box borderWidth="1px" maxW="xs" mx="auto">
                <EventSign {...sign} />
              </Box>
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={() => window.print()}>
                <Printer aria-hidden />
                {t("themes.print")}
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t("ui.close")} />
            </Dialog.CloseTrigger>
            <PrintSheet {...sign} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function PrintSheet(sign: EventSignProps) {
  return (
    <Portal>
      <Global styles={printStyles} />
      <Box className="print-sheet" w="148mm">
        <EventSign {...sign} />
      </Box>
    </Portal>
  );
}
