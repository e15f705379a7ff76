import { Box, Button, Grid, Text } from "@chakra-ui/react";
import { useId } from "react";
import { fontOfFamily } from "../../../common/fonts.ts";
import { type EventTheme, isSameLook } from "../../../common/theme.ts";
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
          <Button
            key={palette.name}
            variant="outline"
            justifyContent="start"
            gap="3"
            p="2"
            minH="14"
            textAlign="start"
            aria-pressed={isSameLook(theme, palette.theme)}
            _pressed={{ borderColor: "brand.solid", boxShadow: "inset 0 0 0 1px {colors.brand.solid}" }}
            onClick={() => onChoose(palette.theme)}
          >
            <Box
              aria-hidden
              flexShrink="0"
              boxSize="9"
              borderRadius="full"
              borderWidth="1px"
              style={{ background: swatchOf(palette.theme) }}
            />
            <Box minW="0">
              <Text truncate>{t(palette.name)}</Text>
              <Text textStyle="xs" fontWeight="normal" color="fg.muted" truncate>
                {fontOfFamily(palette.theme.fontFamily)}
              </Text>
            </Box>
          </Button>
        ))}
      </Grid>
    </Box>
  );
}

const swatchOf = ({ primaryColor, backgroundColor }: EventTheme) =>
  `linear-gradient(135deg, ${primaryColor} 50%, ${backgroundColor} 50%)`;
