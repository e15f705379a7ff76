import { Box, Button, useBreakpointValue } from "@chakra-ui/react";
import { Smartphone } from "lucide-react";
import { t } from "../../../lib/text.ts";
import { DialogFrame } from "../../../ui/dialog-frame.tsx";
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
      <DialogFrame
        size="sm"
        title={t("themes.preview")}
        px="2"
        trigger={
          <Button variant="outline" bg="bg.panel" boxShadow="lg">
            <Smartphone aria-hidden />
            {t("themes.showPreview")}
          </Button>
        }
      >
        <PhonePreview {...props} />
      </DialogFrame>
    </Box>
  );
}
