import { Box, Button, CloseButton, Dialog, Portal, useBreakpointValue } from "@chakra-ui/react";
import { Smartphone } from "lucide-react";
import { t } from "../../../lib/text.ts";
import { PhonePreview, type ThemePreviewProps } from "./theme-preview.tsx";

/** On narrow screens, a button that stays in view and shows the preview without losing the place in the form. */
export function PreviewButton(props: ThemePreviewProps) {
  const isNarrow = useBreakpointValue({ base: true, lg: false });
  if (!isNarrow) return null;
  return (
    <Box
      position="sticky"
      bottom="max(0.75rem, env(safe-area-inset-bottom))"
      zIndex="2"
      display="flex"
      justifyContent="center"
      data-bottom-bar=""
    >
      <Dialog.Root placement="center" scrollBehavior="outside" lazyMount unmountOnExit>
        <Dialog.Trigger asChild>
          <Button variant="outline" bg="bg.panel" boxShadow="lg">
            <Smartphone aria-hidden />
            {t("themes.showPreview")}
          </Button>
        </Dialog.Trigger>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner px="2">
            <Dialog.Content my="4" maxW="sm">
              <Dialog.Header>
                <Dialog.Title>{t("themes.preview")}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body px="2">
                <PhonePreview {...props} />
              </Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={t("ui.close")} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Box>
  );
}
