import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import * as chakra from "@chakra-ui/react/theme";
import { accents, hues, palette, type Shade } from "./palette.ts";
import { recipes, slotRecipes } from "./recipes.ts";

const interfaceFont =
  'Inter, "Inter stand-in", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';
const headingFont = 'Newsreader, "Newsreader stand-in", "Iowan Old Style", Georgia, "Noto Serif", serif';

const inBoth = ({ light, dark }: Shade) => ({ value: { _light: light, _dark: dark } });

function colorPalette({ solid, onSolid, text, wash, strongWash, edge }: (typeof accents)[keyof typeof accents]) {
  return {
    solid: inBoth(solid),
    contrast: inBoth(onSolid),
    fg: inBoth(text),
    subtle: inBoth(wash),
    muted: inBoth(strongWash),
    emphasized: inBoth(edge),
    border: inBoth(edge),
    focusRing: inBoth(solid),
  };
}

const textStyle = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

const floating = {
  value: {
    _light:
      "0 0 0 1px rgb(28 26 23 / 0.06), 0 4px 8px -2px rgb(28 26 23 / 0.06), 0 16px 40px -8px rgb(28 26 23 / 0.16)",
    _dark: "0 0 0 1px rgb(243 239 231 / 0.10), 0 16px 40px -8px rgb(0 0 0 / 0.7)",
  },
};

const ownConfig = defineConfig({
  globalCss: {
    html: {
      colorPalette: "brand",
      bg: "bg",
      color: "fg",
      lineHeight: "1.5",
      fontFeatureSettings: "normal",
      fontVariantNumeric: "tabular-nums lining-nums",
      textSizeAdjust: "100%",
      scrollbarGutter: "stable",
    },
    // A dialog's backdrop covers no gutter, so a padding of the same width replaces it meanwhile.
    ":root:has(body[data-scroll-lock])": { scrollbarGutter: "auto", paddingInlineEnd: "var(--scrollbar-width, 0px)" },
    "*": { fontFeatureSettings: "inherit", borderColor: "border", _print: { boxShadow: "none !important" } },
    body: { minHeight: "100dvh", fontFamily: "body", textRendering: "optimizeLegibility" },
    // A bar that sticks to the bottom of the screen, and at the end of the page stands above its margin. Toasts and what gets the focus
    // stay above it.
    ":root:has([data-bottom-bar])": { "--bottom-bar": { base: "6rem", md: "7rem" }, scrollPaddingBottom: "5.5rem" },
    ":root:has([data-instead-of-app-header]) [data-app-header]": { display: "none" },
    // On phones the board has a header of its own, which comes later.
    ":root:has([data-board] [data-first-load]) [data-app-header]": { display: { lgDown: "none" } },
    "#root": { minHeight: "100dvh", display: "flex", flexDirection: "column" },
    "button, nav, input[type=checkbox], [role=tablist], [role=region][aria-live], [data-bottom-bar]": {
      _print: { display: "none !important" },
    },
    "[dir=rtl] :is(.lucide-arrow-left, .lucide-chevron-left, .lucide-chevron-right)": { scale: "-1 1" },
    "*::placeholder": { color: "fg.muted", opacity: 1 },
    "*::selection": { bg: "colorPalette.emphasized" },
    "*, *::before, *::after": {
      _motionReduce: {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        transitionDuration: "0.01ms !important",
        scrollBehavior: "auto !important",
      },
    },
  },
  theme: {
    tokens: {
      fonts: { body: { value: interfaceFont }, heading: { value: headingFont } },
      fontSizes: {
        xs: { value: "0.8125rem" },
        sm: { value: "0.875rem" },
        md: { value: "1rem" },
        lg: { value: "1.25rem" },
        xl: { value: "1.25rem" },
        "2xl": { value: "1.625rem" },
        "3xl": { value: "2.125rem" },
        "4xl": { value: "3rem" },
      },
      durations: {
        fast: { value: "120ms" },
        moderate: { value: "150ms" },
        slow: { value: "180ms" },
        slower: { value: "180ms" },
        slowest: { value: "180ms" },
      },
      colors: {
        gray: {
          50: { value: "#FAF8F4" },
          100: { value: "#F3EEE5" },
          200: { value: "#E6DFD3" },
          300: { value: "#D3CABB" },
          400: { value: "#A89F92" },
          500: { value: "#7A7368" },
          600: { value: "#6B645A" },
          700: { value: "#4A443C" },
          800: { value: "#34302A" },
          900: { value: "#26231F" },
          950: { value: "#151412" },
        },
      },
      sizes: {
        page: { value: "80rem" },
        text: { value: "68ch" },
      },
    },
    textStyles: {
      xs: textStyle("xs", "1.125rem"),
      sm: textStyle("sm", "1.25rem"),
      /** What explains something else. */
      note: { value: { ...textStyle("sm", "1.25rem").value, color: "fg.muted" } },
      control: textStyle("0.9375rem", "1.25rem"),
      md: textStyle("md", "1.5rem"),
      lg: textStyle("lg", "1.75rem"),
      xl: textStyle("xl", "1.75rem"),
      "2xl": textStyle("2xl", "2rem"),
      "3xl": textStyle("3xl", "2.5rem"),
      "4xl": textStyle("4xl", "3.25rem"),
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: inBoth(palette.paper),
          subtle: inBoth(palette.linen),
          muted: inBoth(palette.linen),
          emphasized: inBoth(palette.hairline),
          panel: inBoth(palette.sheet),
          error: inBoth(accents.red.wash),
          warning: inBoth(accents.brass.wash),
          success: inBoth(accents.green.wash),
          info: inBoth(accents.stone.wash),
        },
        fg: {
          DEFAULT: inBoth(palette.ink),
          muted: inBoth(palette.muted),
          subtle: inBoth(palette.muted),
          error: inBoth(accents.red.text),
          warning: inBoth(accents.brass.text),
          success: inBoth(accents.green.text),
          info: inBoth(accents.stone.text),
        },
        border: {
          DEFAULT: inBoth(palette.hairline),
          muted: inBoth(palette.hairline),
          subtle: inBoth(palette.hairline),
          strong: inBoth(accents.stone.edge),
          emphasized: inBoth(palette.outline),
          error: inBoth(accents.red.text),
        },
        hue: Object.fromEntries(hues.map((hue, index) => [index, inBoth(hue)])),
        brand: colorPalette(accents.green),
        green: colorPalette(accents.green),
        brass: colorPalette(accents.brass),
        orange: colorPalette(accents.brass),
        red: colorPalette(accents.red),
        gray: colorPalette(accents.stone),
        blue: colorPalette(accents.stone),
      },
      radii: {
        l1: { value: "0.25rem" },
        l2: { value: "0.375rem" },
        l3: { value: "0.625rem" },
      },
      shadows: { float: floating, sm: floating, md: floating, lg: floating, xl: floating },
    },
    recipes,
    slotRecipes,
  },
});

/** Hundreds of variables that nothing uses, and that would be computed at every start. */
const unusedPalettes = new Set(["cyan", "pink", "purple", "teal", "yellow"]);

function withoutUnused<Value>(colors: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(colors).filter(([name]) => !unusedPalettes.has(name)));
}

const chakraConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: chakra.cssVarsPrefix,
  cssVarsRoot: chakra.cssVarsRoot,
  globalCss: chakra.globalCss,
  theme: {
    breakpoints: chakra.breakpoints,
    keyframes: chakra.keyframes,
    tokens: { ...chakra.tokens, colors: withoutUnused(chakra.tokens.colors) },
    semanticTokens: { ...chakra.semanticTokens, colors: withoutUnused(chakra.semanticTokens.colors) },
    textStyles: chakra.textStyles,
    layerStyles: chakra.layerStyles,
    animationStyles: chakra.animationStyles,
    // A component whose recipe is not here has no styles. Check marks and radio marks are parts of others.
    recipes: {
      badge: chakra.badgeRecipe,
      button: chakra.buttonRecipe,
      checkmark: chakra.checkmarkRecipe,
      heading: chakra.headingRecipe,
      input: chakra.inputRecipe,
      link: chakra.linkRecipe,
      radiomark: chakra.radiomarkRecipe,
      skeleton: chakra.skeletonRecipe,
      spinner: chakra.spinnerRecipe,
      textarea: chakra.textareaRecipe,
    },
    slotRecipes: {
      accordion: chakra.accordionSlotRecipe,
      alert: chakra.alertSlotRecipe,
      checkbox: chakra.checkboxSlotRecipe,
      collapsible: chakra.collapsibleSlotRecipe,
      dataList: chakra.dataListSlotRecipe,
      dialog: chakra.dialogSlotRecipe,
      drawer: chakra.drawerSlotRecipe,
      field: chakra.fieldSlotRecipe,
      fieldset: chakra.fieldsetSlotRecipe,
      list: chakra.listSlotRecipe,
      menu: chakra.menuSlotRecipe,
      nativeSelect: chakra.nativeSelectSlotRecipe,
      progress: chakra.progressSlotRecipe,
      radioGroup: chakra.radioGroupSlotRecipe,
      segmentGroup: chakra.segmentGroupSlotRecipe,
      select: chakra.selectSlotRecipe,
      stat: chakra.statSlotRecipe,
      switch: chakra.switchSlotRecipe,
      table: chakra.tableSlotRecipe,
      tabs: chakra.tabsSlotRecipe,
      toast: chakra.toastSlotRecipe,
    },
  },
});

// Not the preset, which makes a system of its own at every start.
export const system = createSystem(defaultBaseConfig, chakraConfig, ownConfig);
