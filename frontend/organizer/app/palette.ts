export interface Shade {
  light: string;
  dark: string;
}

/** The colors of the organizers' screens: warm paper, and three accents with one meaning each. */
export const palette = {
  paper: { light: "#FAF8F4", dark: "#151412" },
  sheet: { light: "#FFFFFF", dark: "#1D1B18" },
  linen: { light: "#F3EEE5", dark: "#26231F" },
  ink: { light: "#1C1A17", dark: "#F3EFE7" },
  muted: { light: "#6B645A", dark: "#A89F92" },
  hairline: { light: "#E6DFD3", dark: "#34302A" },
  outline: { light: "#8F877B", dark: "#7A7368" },
} as const satisfies Record<string, Shade>;

interface Accent {
  solid: Shade;
  onSolid: Shade;
  text: Shade;
  wash: Shade;
  strongWash: Shade;
  edge: Shade;
}

/** Green is ours and "go", brass asks for attention, red destroys. Stone has no meaning. */
export const accents = {
  green: {
    solid: { light: "#1F5A48", dark: "#4FA88B" },
    onSolid: { light: "#FFFFFF", dark: "#0B1914" },
    text: { light: "#1B4D3E", dark: "#8ED1B8" },
    wash: { light: "#E3F0EA", dark: "#1B2F28" },
    strongWash: { light: "#D1E6DC", dark: "#223D33" },
    edge: { light: "#B4D5C7", dark: "#2F5547" },
  },
  brass: {
    solid: { light: "#83580F", dark: "#D9AE62" },
    onSolid: { light: "#FFFFFF", dark: "#211804" },
    text: { light: "#83580F", dark: "#D9AE62" },
    wash: { light: "#F7EBD3", dark: "#33290F" },
    strongWash: { light: "#F1E0BE", dark: "#413416" },
    edge: { light: "#E2C78F", dark: "#5C4A1F" },
  },
  red: {
    solid: { light: "#A8281E", dark: "#F08A7E" },
    onSolid: { light: "#FFFFFF", dark: "#270A07" },
    text: { light: "#A8281E", dark: "#F08A7E" },
    wash: { light: "#FBE9E6", dark: "#3A1613" },
    strongWash: { light: "#F7DAD5", dark: "#471C18" },
    edge: { light: "#EBB3AB", dark: "#6B2C26" },
  },
  stone: {
    solid: { light: "#1C1A17", dark: "#F3EFE7" },
    onSolid: { light: "#FFFFFF", dark: "#151412" },
    text: { light: "#4A443C", dark: "#D3CABD" },
    wash: { light: "#F0EAE0", dark: "#332F29" },
    strongWash: { light: "#E6DFD3", dark: "#3D3831" },
    edge: { light: "#D3CABB", dark: "#4D463D" },
  },
} as const satisfies Record<string, Accent>;

/**
 * Colors of groups, such as households. They differ in lightness as well, so that color-blind eyes can tell them apart:
 * by at least 0.06 in OKLab with protanopia and deuteranopia. The first few are the most unlike.
 */
export const hues: readonly Shade[] = [
  { light: "#0E4786", dark: "#92C1FD" },
  { light: "#BB6802", dark: "#C8741D" },
  { light: "#1B6047", dark: "#6BF1BD" },
  { light: "#62155F", dark: "#B586B0" },
  { light: "#584503", dark: "#D4AC32" },
  { light: "#2E8383", dark: "#42CAB4" },
  { light: "#7971D0", dark: "#839FFC" },
  { light: "#9C654C", dark: "#E68677" },
  { light: "#57651A", dark: "#C8E273" },
  { light: "#0A5B74", dark: "#7EE6F9" },
  { light: "#7652AC", dark: "#9A76D4" },
  { light: "#6B183A", dark: "#CA6B74" },
];
