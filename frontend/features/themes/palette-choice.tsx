import { Box, chakra, Grid, Text } from "@chakra-ui/react";
import { useId } from "react";
import { fontOfFamily } from "../../../common/fonts.ts";
import type { EventTheme } from "../../../common/theme.ts";
import { t } from "../../lib/text.ts";
import { type ReadyPalette, readyPalettes } from "./palettes.ts";

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
