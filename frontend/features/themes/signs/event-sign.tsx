import { Box, Flex, Image } from "@chakra-ui/react";
import { contrastRatio, textColourOn } from "../../../../common/contrast.ts";
import { eventColours } from "../../../../common/event-colours.ts";
import type { ShownPicture } from "../../../../common/guest-page.ts";
import type { EventTheme } from "../../../../common/theme.ts";
import { eventVariables, useEventFont } from "../../../look/event-look.ts";
import type { SignLayout } from "./sign-layout.ts";
import { SignCode, type SignContent, SignLink, SignMonogram, SignName, SignPrompt } from "./sign-parts.tsx";

export interface EventSignProps extends SignContent {
  theme: EventTheme;
  layout: SignLayout;
}

const layouts: Record<SignLayout, (sign: EventSignProps) => React.ReactNode> = {
  classic: ClassicSign,
  picture: PictureSign,
  bold: BoldSign,
};

/** A sign in the event's look, with the proportions of A5, as wide as its container. All sizes depend on its width. */
export function EventSign(sign: EventSignProps) {
  useEventFont(sign.theme.fontFamily);
  const Layout = layouts[sign.layout];
  return (
    <Box w="full" containerType="inline-size">
      <Box
        css={eventVariables(sign.theme, "light")}
        colorPalette="brand"
        printColorAdjust="exact"
        aspectRatio="148 / 210"
        overflow="hidden"
        bg="bg"
        color="fg"
        fontFamily="body"
        lineHeight="1.25"
      >
        <Layout {...sign} />
      </Box>
    </Box>
  );
}

function ClassicSign({ eventName, theme, picture, link }: EventSignProps) {
  return (
    <Flex direction="column" align="center" justify="space-between" textAlign="center" boxSize="full" p="8cqw">
      <Flex direction="column" align="center" gap="3cqw" w="full">
        {picture && <SmallPicture picture={picture} background={backgroundOf(theme)} />}
        <SignName name={eventName} largest={picture ? 8 : 9} maxH="30cqw" overflow="hidden" color="brand.fg" />
      </Flex>
      <SignPrompt />
      <SignCode link={link} w={picture ? "42cqw" : "52cqw"} />
      <SignLink link={link} />
    </Flex>
  );
}

function SmallPicture({ picture, background }: { picture: ShownPicture; background: string }) {
  if (picture.kind === "monogram") {
    return <SignMonogram picture={picture} size="24cqw" {...plateFor(picture, background)} />;
  }
  return <Image src={picture.path} alt="" w="full" h="28cqw" objectFit="cover" borderRadius="3cqw" />;
}

/** The picture over the upper half, as far as the edge. */
function PictureSign({ eventName, theme, picture, link }: EventSignProps) {
  const isPhoto = picture?.kind === "photo";
  return (
    <Flex direction="column" boxSize="full" textAlign="center">
      <Flex
        position="relative"
        direction="column"
        align="center"
        justify={isPhoto ? "end" : "center"}
        gap="4cqw"
        h="78cqw"
        p="6cqw"
        flexShrink="0"
        bg={isPhoto ? "#2b2926" : "brand.subtle"}
        color={isPhoto ? "white" : "brand.fg"}
      >
        {picture && isPhoto && (
          <Image
            src={picture.path}
            alt=""
            position="absolute"
            inset="0"
            boxSize="full"
            objectFit="cover"
            filter={`brightness(${(100 - picture.scrim) / 100})`}
          />
        )}
        {picture && !isPhoto && (
          <SignMonogram picture={picture} size="44cqw" {...plateFor(picture, backgroundOf(theme))} />
        )}
        <SignName name={eventName} largest={isPhoto ? 11 : 8} position="relative" maxH="36cqw" overflow="hidden" />
      </Flex>
      <Flex flex="1" align="center" gap="5cqw" px="7cqw" pt="3cqw" textAlign="start">
        <SignPrompt flex="1" color="fg" />
        <SignCode link={link} w="40cqw" />
      </Flex>
      <SignLink link={link} pb="5cqw" px="7cqw" />
    </Flex>
  );
}

/** The name as large as it can be, on the event's color. */
function BoldSign({ eventName, theme, picture, link }: EventSignProps) {
  return (
    <Flex
      direction="column"
      justify="space-between"
      boxSize="full"
      p="8cqw"
      bg="brand.solid"
      color="brand.contrast"
      textAlign="start"
    >
      <SignName name={eventName} largest={19} lineHeight="0.98" maxH="118cqw" overflow="hidden" />
      <Box>
        <Flex align="end" justify="space-between" gap="5cqw">
          <SignPrompt />
          <Flex direction="column" align="end" gap="3cqw" flexShrink="0">
            {picture?.kind === "monogram" && (
              <SignMonogram picture={picture} size="16cqw" {...plateFor(picture, solidOf(theme))} />
            )}
            <SignCode link={link} w="36cqw" />
          </Flex>
        </Flex>
        <SignLink link={link} mt="4cqw" />
      </Box>
    </Flex>
  );
}

const backgroundOf = (theme: EventTheme) => eventColours(theme, "light").bg ?? theme.backgroundColor;
const solidOf = (theme: EventTheme) => eventColours(theme, "light")["brand.solid"] ?? theme.primaryColor;

/** Contrast below which a drawing is hard to see. */
const leastOfInk = 2;

/** A plate behind a drawing that would hardly be seen on the background. */
function plateFor({ ink }: ShownPicture, background: string): { plate?: string } {
  return ink === null || contrastRatio(ink, background) >= leastOfInk ? {} : { plate: textColourOn(ink) };
}
