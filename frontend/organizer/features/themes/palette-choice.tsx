import { Box, Button, Grid, Text } from "@chakra-ui/react";
import { useId } from "react";
import { fontOfFamily } from "../../../../common/fonts.ts";
import { type EventTheme, isSameLook } from "../../../../common/theme.ts";
import { type PlainScreenKey, t } from "../../lib/text.ts";

function paletteOf(name: PlainScreenKey, primaryColor: string, backgroundColor: string, fontFamily: string) {
  return { name, theme: { primaryColor, backgroundColor, fontFamily } };
}

/** A test checks that their colors are readable on each other. */
export const readyPalettes = [
  paletteOf("themes.palettes.rosewood", "#7a1f3d", "#fdf6ec", "Cormorant Garamond, serif"),
  paletteOf("themes.palettes.oliveGrove", "#4a5a2b", "#f6f5ea", "Libre Baskerville, serif"),
  paletteOf("themes.palettes.harbor", "#17506e", "#f2f7f9", "Montserrat, sans-serif"),
  paletteOf("themes.palettes.terracotta", "#9c4127", "#fbf0e6", "Playfair Display, serif"),
  paletteOf("themes.palettes.lavender", "#5a4590", "#f5f2fb", "Great Vibes, cursive"),
  paletteOf("themes.palettes.midnight", "#e5c57c", "#141a2c", "EB Garamond, serif"),
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
