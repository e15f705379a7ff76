import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import {
  dialogAnatomy,
  nativeSelectAnatomy,
  segmentGroupAnatomy,
  switchAnatomy,
  tabsAnatomy,
} from "@chakra-ui/react/anatomy";

const controlHeight = { base: "12", md: "10" };
const smallControlHeight = { base: "10", md: "8" };
const inputHeight = { base: "sizes.12", md: "sizes.10" };
const controlText = { base: "md", md: "control" };

export const recipes = {
  button: defineRecipe({
    base: { fontWeight: "medium", whiteSpace: "normal", textAlign: "center", transitionDuration: "fast" },
    variants: {
      size: {
        sm: { h: "auto", minH: smallControlHeight, minW: smallControlHeight, px: "3", py: "1" },
        md: { h: "auto", minH: controlHeight, minW: controlHeight, px: "4", py: "1.5", textStyle: "control" },
        lg: { h: "auto", minH: "12", px: "6", py: "2.5", textStyle: "md" },
      },
      variant: { outline: { bg: "bg.panel", borderColor: "border.strong" } },
    },
  }),
  input: defineRecipe({
    variants: {
      size: { md: { textStyle: controlText, "--input-height": inputHeight } },
      variant: { outline: { bg: "bg.panel", borderColor: "border.emphasized" } },
    },
  }),
  textarea: defineRecipe({
    variants: {
      size: { md: { textStyle: controlText, lineHeight: "1.5" } },
      variant: { outline: { bg: "bg.panel", borderColor: "border.emphasized" } },
    },
  }),
  heading: defineRecipe({ base: { letterSpacing: "-0.01em", textWrap: "balance", fontVariantNumeric: "lining-nums" } }),
  link: defineRecipe({ base: { fontWeight: "medium" } }),
  badge: defineRecipe({ base: { borderRadius: "l1" } }),
};

/** Recipes of several parts, each of which has to name all of them. */
export const slotRecipes = {
  nativeSelect: defineSlotRecipe({
    slots: nativeSelectAnatomy.keys(),
    variants: {
      size: { md: { field: { h: controlHeight, textStyle: controlText } } },
      variant: { outline: { field: { bg: "bg.panel", borderColor: "border.emphasized" } } },
    },
  }),
  dialog: defineSlotRecipe({
    slots: dialogAnatomy.keys(),
    base: { title: { fontFamily: "heading", textStyle: "xl", letterSpacing: "-0.01em" }, content: { shadow: "float" } },
  }),
  segmentGroup: defineSlotRecipe({
    slots: segmentGroupAnatomy.keys(),
    // It lies in its group and does not float.
    base: { root: { "--segment-indicator-shadow": "0 0 0 1px {colors.border}" } },
  }),
  switch: defineSlotRecipe({
    slots: switchAnatomy.keys(),
    variants: { variant: { solid: { control: { bg: "border.emphasized" } } } },
  }),
  tabs: defineSlotRecipe({
    slots: tabsAnatomy.keys(),
    variants: { size: { md: { trigger: { h: controlHeight, textStyle: controlText } } } },
  }),
};
