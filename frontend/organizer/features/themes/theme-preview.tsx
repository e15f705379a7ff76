import { useQuery } from "@apollo/client/react";
import { Box, Button, SegmentGroup, Stack } from "@chakra-ui/react";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { guestPageParameters } from "../../../../common/guest-page.ts";
import type { EventTheme } from "../../../../common/theme.ts";
import { useDebounced } from "../../lib/page.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { PreviewGuestDocument } from "./generated/themes.ts";

interface ThemePreviewProps {
  event: { id: number; shortLink: string; updatedAt: string };
  theme: EventTheme;
}

export function ThemePreview(props: ThemePreviewProps) {
  return (
    <SectionCard title={t("themes.preview")} description={t("themes.previewHint")}>
      <PhonePreview {...props} />
    </SectionCard>
  );
}

/** A guest who is found is one of the list, so there is none before somebody has a table. */
function PhonePreview({ event, theme }: ThemePreviewProps) {
  const [state, setState] = useState("search");
  const { data } = useQuery(PreviewGuestDocument, { variables: { id: event.id } });
  const guest = data?.event.guests.nodes[0];
  return (
    <Stack gap="4" align="center">
      {guest && (
        <SegmentGroup.Root
          value={state}
          size="sm"
          aria-label={t("themes.previewState")}
          onValueChange={({ value }) => setState(value ?? "search")}
        >
          <SegmentGroup.Indicator />
          <SegmentGroup.Items
            items={[
              { value: "search", label: t("themes.previewSearch") },
              { value: "found", label: t("themes.previewFound") },
            ]}
          />
        </SegmentGroup.Root>
      )}
      <GuestPageFrame event={event} theme={theme} guest={state === "found" ? guest : undefined} />
    </Stack>
  );
}

/** Shows the preview without losing the place in the form, for screens that are too narrow for both. */
export function PreviewButton(props: ThemePreviewProps) {
  return (
    <DialogFrame
      size="sm"
      title={t("themes.preview")}
      px="2"
      trigger={
        <Button variant="outline">
          <Smartphone aria-hidden />
          {t("themes.showPreview")}
        </Button>
      }
    >
      <PhonePreview {...props} />
    </DialogFrame>
  );
}

/** CSS pixels. */
const phone = { width: 390, height: 780, scale: 0.8 };

/** Who types waits no longer; who drags a color sees where they stop. */
const pauseMs = 200;

interface GuestPageFrameProps extends ThemePreviewProps {
  /** Whose answer is shown; undefined for the page before a search. */
  guest: { id: number; name: string } | undefined;
}

/** The guests' page itself, as the server sends it, with a theme that is not saved yet. */
function GuestPageFrame({ event, theme, guest }: GuestPageFrameProps) {
  const address = useDebounced(addressOf(event, theme, guest), pauseMs);
  const [shown, setShown] = useState(address);
  return (
    <Box
      position="relative"
      boxSizing="content-box"
      w={`${phone.width * phone.scale}px`}
      h={`${phone.height * phone.scale}px`}
      flexShrink="0"
      overflow="hidden"
      borderWidth="8px"
      borderColor="#1c1a17"
      borderRadius="36px"
      boxShadow={{ base: "lg", _dark: "0 0 0 1px {colors.border.emphasized}" }}
      dir="ltr"
    >
      {/* The next page loads out of sight, so that nothing flickers. A page of its own leaves nothing in the browser's history. */}
      {[...new Set([shown, address])].map((page) => (
        <iframe
          key={page}
          src={page}
          title={t("themes.preview")}
          tabIndex={-1}
          width={phone.width}
          height={phone.height}
          style={{
            position: "absolute",
            transform: `scale(${phone.scale})`,
            transformOrigin: "top left",
            visibility: page === shown ? undefined : "hidden",
          }}
          onLoad={() => setShown(page)}
        />
      ))}
    </Box>
  );
}

function addressOf(
  { shortLink, updatedAt }: ThemePreviewProps["event"],
  { primaryColor, backgroundColor, fontFamily }: EventTheme,
  guest: GuestPageFrameProps["guest"],
) {
  const { preview, query, picked } = guestPageParameters;
  const found = guest && { [query]: guest.name, [picked]: String(guest.id) };
  // With the time, other changes of the event are other addresses.
  const parameters = { [preview]: updatedAt, primaryColor, backgroundColor, fontFamily, ...found };
  return `${paths.guestPage(shortLink)}?${new URLSearchParams(parameters)}`;
}
