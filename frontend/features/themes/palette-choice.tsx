import { Box, chakra, Grid, Text } from "@chakra-ui/react";
import { useId } from "react";
import { fontOfFamily } from "../../../common/fonts.ts";
import type { EventTheme } from "../../../common/theme.ts";
import { type PlainScreenKey, t } from "../../lib/text.ts";

interface ReadyPalette {
  name: PlainScreenKey;
  theme: EventTheme;
}

/** A test checks that their colors are readable on each other. */
export const readyPalettes: readonly ReadyPalette[] = [
  {
    name: "themes.palettes.rosewood",
    theme: { primaryColor: "#7a1f3d", backgroundColor: "#fdf6ec", fontFamily: "Cormorant Garamond, serif" },
  },
  {
    name: "themes.palettes.oliveGrove",
    theme: { primaryColor: "#4a5a2b", backgroundColor: "#f6f5ea", fontFamily: "Libre Baskerville, serif" },
  },
  {
    name: "themes.palettes.harbor",
    theme: { primaryColor: "#17506e", backgroundColor: "#f2f7f9", fontFamily: "Montserrat, sans-serif" },
  },
  {
    name: "themes.palettes.terracotta",
    theme: { primaryColor: "#9c4127", backgroundColor: "#fbf0e6", fontFamily: "Playfair Display, serif" },
  },
  {
    name: "themes.palettes.lavender",
    theme: { primaryColor: "#5a4590", backgroundColor: "#f5f2fb", fontFamily: "Great Vibes, cursive" },
  },
  {
    name: "themes.palettes.midnight",
    theme: { primaryColor: "#e5c57c", backgroundColor: "#141a2c", fontFamily: "EB Garamond, serif" },
  },
];

interface PaletteChoiceProps {
  theme: EventTheme;
  onChoose: (theme: EventTheme) => void;
}

export function PaletteChoice({ theme, onChoose }: PaletteChoiceProps) {
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Text id={labelId} textStyle="sm" fontWeight="medium" mb="2">
        {t("themes.palettes.title")}
      </Text>
      <Grid templateColumns={{ base: "repeat(2, minmax(0, 1fr))", sm: "repeat(3, minmax(0, 1fr))" }} gap="2">
        {readyPalettes.map((palette) => (
          <Palette
            key={palette.name}
            palette={palette}
            isChosen={isSame(theme, palette.theme)}
            onChoose={() => onChoose(palette.theme)}
          />
        ))}
      </Grid>
    </Box>
  );
}

const PaletteButton = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    p: "2",
    minH: "14",
    textAlign: "start",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    bg: "bg.panel",
    cursor: "pointer",
    _hover: { borderColor: "border.emphasized" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
    "&[aria-pressed=true]": { borderColor: "brand.solid", boxShadow: "inset 0 0 0 1px {colors.brand.solid}" },
  },
});

interface PaletteProps {
  palette: ReadyPalette;
  isChosen: boolean;
  onChoose: () => void;
}

function Palette({ palette: { name, theme }, isChosen, onChoose }: PaletteProps) {
  return (
    <PaletteButton type="button" aria-pressed={isChosen} onClick={onChoose}>
      <Box
        aria-hidden
        flexShrink="0"
        boxSize="9"
        borderRadius="full"
        borderWidth="1px"
        overflow="hidden"
        style={{
          background: `linear-gradient(135deg, ${theme.primaryColor} 50%, ${theme.backgroundColor} 50%)`,
        }}
      />
      <Box minW="0">
        <Text textStyle="sm" fontWeight="medium" truncate>
          {t(name)}
        </Text>
        <Text textStyle="xs" color="fg.muted" truncate>
          {fontOfFamily(theme.fontFamily)}
        </Text>
      </Box>
    </PaletteButton>
  );
}

const isSame = (one: EventTheme, other: EventTheme) =>
  one.primaryColor.toLowerCase() === other.primaryColor &&
  one.backgroundColor.toLowerCase() === other.backgroundColor &&
  one.fontFamily === other.fontFamily;
