import { Box, type BoxProps, Image } from "@chakra-ui/react";
import type { ShownPicture } from "../../../../common/guest-page.ts";
import { t } from "../../../lib/text.ts";
import { QrCode } from "../../../ui/qr-code.tsx";

/** What a sign says. */
export interface SignContent {
  eventName: string;
  picture: ShownPicture | null;
  /** The content of the QR code; without its fragment, the text below it for people who type. */
  link: string;
}

interface SignNameProps extends BoxProps {
  name: string;
  /** Size of a short name, in percent of the sign's width. */
  largest: number;
}

/** Parts of the largest size for names of up to so many letters. */
const shares = [
  { letters: 24, share: 1 },
  { letters: 60, share: 0.7 },
];
const smallestShare = 0.48;

/** The event's name, smaller if it is long, so that it fits on the sign. */
export function SignName({ name, largest, ...style }: SignNameProps) {
  const { share } = shares.find(({ letters }) => name.length <= letters) ?? { share: smallestShare };
  return (
    <Box fontSize={`${largest * share}cqw`} fontWeight="bold" lineHeight="1.1" overflowWrap="anywhere" {...style}>
      {name}
    </Box>
  );
}

/** What to do. */
export function SignPrompt(style: BoxProps) {
  return (
    <Box {...style}>
      <Box fontSize="7.5cqw" fontWeight="bold" lineHeight="1.15">
        {t("themes.signTitle")}
      </Box>
      <Box fontSize="4cqw" mt="1.5cqw">
        {t("themes.signPrompt")}
      </Box>
    </Box>
  );
}

/** The QR code on white, which every camera reads. */
export function SignCode({ link, ...style }: BoxProps & { link: string }) {
  return (
    <Box borderRadius="3cqw" overflow="hidden" bg="white" flexShrink="0" {...style}>
      <QrCode text={link} label={t("themes.signQrLabel")} />
    </Box>
  );
}

/** The address in plain letters whatever the event's font: this is to be typed. */
export function SignLink({ link, ...style }: BoxProps & { link: string }) {
  return (
    <Box fontFamily="system-ui, sans-serif" fontSize="3.2cqw" overflowWrap="anywhere" {...style}>
      {link.replace(/^https?:\/\/|#.*$/g, "")}
    </Box>
  );
}

/** A monogram, on white if its ink is dark and the sign is not light, or the other way round. */
export function SignMonogram({ picture, size, plate }: { picture: ShownPicture; size: string; plate?: string }) {
  return (
    <Image
      src={picture.path}
      alt=""
      maxW={size}
      maxH={size}
      objectFit="contain"
      {...(plate !== undefined && { bg: plate, p: "2cqw", borderRadius: "3cqw" })}
    />
  );
}
