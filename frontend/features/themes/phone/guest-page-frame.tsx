import { Box } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { guestPageParameters } from "../../../../common/guest-page.ts";
import type { EventTheme } from "../../../../common/theme.ts";
import { paths } from "../../../lib/paths.ts";
import { t } from "../../../lib/text.ts";

/** CSS pixels. */
const phone = { width: 390, height: 780, scale: 0.8 };

/** Who types waits no longer; who drags a color sees where they stop. */
const pauseMs = 200;

interface GuestPageFrameProps {
  event: { shortLink: string; updatedAt: string };
  theme: EventTheme;
  /** Whose answer is shown; undefined for the page before a search. */
  guest: { id: number; name: string } | undefined;
}

/** The guests' page itself, as the server sends it, with a theme that is not saved yet. */
export function GuestPageFrame({ event, theme, guest }: GuestPageFrameProps) {
  const address = useSettled(addressOf(event, theme, guest));
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
  { shortLink, updatedAt }: GuestPageFrameProps["event"],
  theme: EventTheme,
  guest: GuestPageFrameProps["guest"],
) {
  const { primaryColor, backgroundColor, fontFamily } = theme;
  const { preview, query, picked } = guestPageParameters;
  const found = guest && { [query]: guest.name, [picked]: String(guest.id) };
  // With the time, other changes of the event are other addresses.
  const parameters = { [preview]: updatedAt, primaryColor, backgroundColor, fontFamily, ...found };
  return `${paths.guestPage(shortLink)}?${new URLSearchParams(parameters)}`;
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
