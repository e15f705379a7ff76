import { createSystem, defineConfig } from "@chakra-ui/react";
import { defaultConfig } from "@chakra-ui/react/preset";

const interfaceFont =
  'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

const ownConfig = defineConfig({
  globalCss: {
    html: {
      colorPalette: "brand",
      bg: "bg",
      color: "fg",
      lineHeight: "1.5",
      fontFeatureSettings: "normal",
      textSizeAdjust: "100%",
      scrollbarGutter: "stable",
    },
    "*": { fontFeatureSettings: "inherit", borderColor: "border" },
    body: { minHeight: "100dvh", fontFamily: "body", textRendering: "optimizeLegibility" },
    "#root": { minHeight: "100dvh", display: "flex", flexDirection: "column" },
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
      fonts: { body: { value: interfaceFont }, heading: { value: interfaceFont } },
      colors: {
        gray: {
          50: { value: "#faf8f5" },
          100: { value: "#f3f0ea" },
          200: { value: "#e6e1d8" },
          300: { value: "#d3ccc0" },
          400: { value: "#a49c90" },
          500: { value: "#79736a" },
          600: { value: "#5d5850" },
          700: { value: "#46423c" },
          800: { value: "#302d29" },
          900: { value: "#211f1c" },
          950: { value: "#161513" },
        },
        pine: {
          50: { value: "#eef6f3" },
          100: { value: "#d8ebe4" },
          200: { value: "#b3d7cb" },
          300: { value: "#86bdad" },
          400: { value: "#5aa08d" },
          500: { value: "#3c8472" },
          600: { value: "#2a6a5a" },
          700: { value: "#215548" },
          800: { value: "#1b443a" },
          900: { value: "#143129" },
          950: { value: "#0d211c" },
        },
      },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: { value: { _light: "{colors.gray.50}", _dark: "{colors.gray.950}" } },
          subtle: { value: { _light: "{colors.gray.100}", _dark: "{colors.gray.900}" } },
          muted: { value: { _light: "{colors.gray.100}", _dark: "{colors.gray.800}" } },
          panel: { value: { _light: "#ffffff", _dark: "{colors.gray.900}" } },
        },
        fg: {
          DEFAULT: { value: { _light: "{colors.gray.900}", _dark: "{colors.gray.50}" } },
          muted: { value: { _light: "{colors.gray.600}", _dark: "#b8b1a6" } },
          subtle: { value: { _light: "#6b665e", _dark: "#a09a8f" } },
          error: { value: { _light: "#b3261e", _dark: "#ff9d94" } },
        },
        border: {
          DEFAULT: { value: { _light: "{colors.gray.200}", _dark: "#3a3732" } },
          muted: { value: { _light: "{colors.gray.100}", _dark: "{colors.gray.800}" } },
          emphasized: { value: { _light: "#8f887d", _dark: "#7d776d" } },
          error: { value: { _light: "#b3261e", _dark: "#ff9d94" } },
        },
        brand: {
          solid: { value: { _light: "{colors.pine.600}", _dark: "{colors.pine.300}" } },
          contrast: { value: { _light: "#ffffff", _dark: "{colors.pine.950}" } },
          fg: { value: { _light: "{colors.pine.700}", _dark: "{colors.pine.200}" } },
          subtle: { value: { _light: "{colors.pine.50}", _dark: "{colors.pine.950}" } },
          muted: { value: { _light: "{colors.pine.100}", _dark: "{colors.pine.900}" } },
          emphasized: { value: { _light: "{colors.pine.200}", _dark: "{colors.pine.800}" } },
          border: { value: { _light: "{colors.pine.200}", _dark: "{colors.pine.800}" } },
          focusRing: { value: { _light: "{colors.pine.600}", _dark: "{colors.pine.300}" } },
        },
        brass: {
          fg: { value: { _light: "#83580f", _dark: "#d9ae62" } },
          subtle: { value: { _light: "#f7ebd3", _dark: "#33290f" } },
        },
        // The usual solid green and red are too light under white text.
        green: { solid: { value: "{colors.green.700}" } },
        red: { solid: { value: "{colors.red.700}" } },
      },
      radii: {
        l1: { value: "0.375rem" },
        l2: { value: "0.625rem" },
        l3: { value: "1rem" },
      },
      shadows: {
        card: {
          value: {
            _light: "0 1px 2px rgb(48 45 41 / 0.05), 0 10px 28px -12px rgb(48 45 41 / 0.14)",
            _dark: "0 0 0 1px rgb(255 255 255 / 0.03), 0 12px 28px -12px rgb(0 0 0 / 0.6)",
          },
        },
      },
    },
    recipes: {
      button: {
        base: { fontWeight: "semibold", whiteSpace: "normal", textAlign: "center" },
        variants: {
          size: {
            sm: { h: "auto", minH: "9", py: "1.5" },
            md: { h: "auto", minH: "11", px: "5", py: "2", textStyle: "md" },
            lg: { h: "auto", minH: "12", px: "6", py: "2.5", textStyle: "md" },
          },
          variant: { outline: { borderColor: "border.emphasized" } },
        },
      },
      input: {
        variants: {
          size: { md: { textStyle: "md", "--input-height": "sizes.11" } },
          variant: { outline: { bg: "bg.panel", borderColor: "border.emphasized" } },
        },
      },
      heading: { base: { letterSpacing: "-0.015em", textWrap: "balance" } },
      link: { base: { fontWeight: "medium" } },
    },
  },
});

/** The design system of every screen: Chakra's with the product's colours, type, radii, shadows and control sizes. */
export const system = createSystem(defaultConfig, ownConfig);
