import { Box, Button, CloseButton, Dialog, Flex, Portal, SegmentGroup, Text } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { Printer } from "lucide-react";
import { useState } from "react";
import type { EventLook_ThemeFragment } from "../../../generated/documents.ts";
import { noteLinkSharing } from "../../../lib/link-sharing.ts";
import { t } from "../../../lib/text.ts";
import { shownPicture } from "../shown-picture.ts";
import { EventSign, type EventSignProps } from "./event-sign.tsx";
import { keepSignLayout, keptSignLayout, type SignLayout, signLayoutNames, signLayouts } from "./sign-layout.ts";

/** When printed, the page shows only the sign. */
const printStyles = {
  "@page": { size: "A5 portrait", margin: "0" },
  "@media screen": { ".print-sheet": { display: "none" } },
  "@media print": { "body > *:not(.print-sheet)": { display: "none !important" } },
};

interface PrintSignButtonProps {
  eventId: number;
  eventName: string;
  theme: EventLook_ThemeFragment;
  /** The content of the QR code. */
  link: string;
}

/** Opens a print preview of the event's sign, with layouts to choose from and a button to print it. */
export function PrintSignButton({ eventId, eventName, theme, link }: PrintSignButtonProps) {
  const [chosen, setChosen] = useState(keptSignLayout);
  const picture = shownPicture(theme);
  const layout = chosen === "picture" && !picture ? "classic" : chosen;
  const sign = { eventName, theme, link, picture, layout };

  function choose(next: SignLayout) {
    setChosen(next);
    keepSignLayout(next);
  }

  function print() {
    window.print();
    noteLinkSharing(eventId, "printed");
  }

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
              <LayoutChoice layout={layout} hasPicture={picture !== null} onChange={choose} />
              <Box borderWidth="1px" maxW="xs" mx="auto" mt="4">
                <EventSign {...sign} />
              </Box>
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={print}>
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

interface LayoutChoiceProps {
  layout: SignLayout;
  hasPicture: boolean;
  onChange: (layout: SignLayout) => void;
}

function LayoutChoice({ layout, hasPicture, onChange }: LayoutChoiceProps) {
  return (
    <Flex direction="column" align="center" gap="2">
      <SegmentGroup.Root
        value={layout}
        size="sm"
        aria-label={t("themes.signLayout")}
        onValueChange={({ value }) => onChange(signLayouts.find((name) => name === value) ?? "classic")}
      >
        <SegmentGroup.Indicator />
        {signLayouts.map((name) => (
          <SegmentGroup.Item key={name} value={name} px="4" disabled={name === "picture" && !hasPicture}>
            <SegmentGroup.ItemText textStyle="sm">{t(signLayoutNames[name])}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
      {!hasPicture && (
        <Text textStyle="xs" color="fg.muted" textAlign="center">
          {t("themes.signNeedsPicture")}
        </Text>
      )}
    </Flex>
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
