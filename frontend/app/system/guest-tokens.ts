import { defineTokens } from "@chakra-ui/react";

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32];
const scale = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

const widths = {
  xs: { value: "20rem" },
  sm: { value: "24rem" },
  md: { value: "28rem" },
  lg: { value: "32rem" },
  xl: { value: "36rem" },
  "2xl": { value: "42rem" },
  "3xl": { value: "48rem" },
  "6xl": { value: "72rem" },
  full: { value: "100%" },
};

/** The part of the usual scales that guests' screens use, with the usual names and values. */
export const guestTokens = defineTokens({
  spacing: scale,
  sizes: { ...scale, ...widths },
  fontSizes: {
    xs: { value: "0.75rem" },
    sm: { value: "0.875rem" },
    md: { value: "1rem" },
    lg: { value: "1.125rem" },
    xl: { value: "1.25rem" },
    "2xl": { value: "1.5rem" },
    "3xl": { value: "1.875rem" },
    "4xl": { value: "2.25rem" },
    "5xl": { value: "3rem" },
    "6xl": { value: "3.75rem" },
  },
  fontWeights: {
    normal: { value: "400" },
    medium: { value: "500" },
    semibold: { value: "600" },
    bold: { value: "700" },
  },
  radii: { full: { value: "9999px" } },
  animations: { spin: { value: "spin 1s linear infinite" } },
  durations: { moderate: { value: "200ms" }, slowest: { value: "500ms" } },
  cursor: { button: { value: "pointer" }, disabled: { value: "not-allowed" } },
  zIndex: { docked: { value: 10 }, skipNav: { value: 1600 } },
});
