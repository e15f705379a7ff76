import { Box, chakra, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface RadioCardProps {
  name: string;
  value: string;
  label: string;
  description?: string;
  isChosen: boolean;
  disabled?: boolean;
  onChoose: () => void;
  /** Called when the chosen option is chosen again. */
  onConfirm?: () => void;
  children?: ReactNode;
}

export function RadioCard({ label, description, isChosen, onChoose, onConfirm, children, ...input }: RadioCardProps) {
  return (
    <CardLabel>
      <RadioInput
        type="radio"
        {...input}
        checked={isChosen}
        onChange={onChoose}
        onClick={() => isChosen && onConfirm?.()}
      />
      <Box as="span" minW="0" flex="1">
        <Text as="span" display="block" fontWeight={description === undefined ? undefined : "medium"}>
          {label}
        </Text>
        {description !== undefined && (
          <Text as="span" display="block" textStyle="note">
            {description}
          </Text>
        )}
      </Box>
      {children}
    </CardLabel>
  );
}

const CardLabel = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: { base: "12", md: "10" },
    px: "3",
    py: "1.5",
    bg: "bg.panel",
    borderWidth: "1px",
    borderRadius: "l1",
    cursor: "pointer",
    minW: "0",
    overflowWrap: "anywhere",
    _hover: { borderColor: "border.emphasized" },
    "&:has(:checked)": { borderColor: "colorPalette.solid", boxShadow: "inset 0 0 0 1px {colors.colorPalette.solid}" },
    "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "2px" },
    "&:has(:disabled)": { cursor: "not-allowed", color: "fg.muted" },
  },
});

const RadioInput = chakra("input", {
  base: { flexShrink: 0, boxSize: "4.5", m: "0", accentColor: "colorPalette.solid", outline: "none" },
});
