import { chakra } from "@chakra-ui/react";

/** The label of a hidden file input, which looks like a quiet button. */
export const ChooseFileLabel = chakra("label", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    alignSelf: "start",
    minH: { base: "12", md: "10" },
    px: "4",
    textStyle: "sm",
    fontWeight: "semibold",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "l2",
    cursor: "pointer",
    _hover: { bg: "bg.subtle" },
    _focusWithin: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
    "&:has(input:disabled)": { cursor: "not-allowed", color: "fg.muted" },
  },
});
