import { createSystem, defineConfig } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { buttonRecipe, headingRecipe, inputRecipe, linkRecipe, spinnerRecipe } from "@chakra-ui/react/theme";
import { guestTokens } from "./guest-tokens.ts";
import { sharedConfig } from "./shared-config.ts";

const textStyle = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

const guestConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: "chakra",
  cssVarsRoot: ":where(html, .chakra-theme)",
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1536px" },
    keyframes: { spin: { "0%": { transform: "rotate(0deg)" }, "100%": { transform: "rotate(360deg)" } } },
    tokens: guestTokens,
    textStyles: {
      xs: textStyle("xs", "1rem"),
      sm: textStyle("sm", "1.25rem"),
      md: textStyle("md", "1.5rem"),
      lg: textStyle("lg", "1.75rem"),
      xl: textStyle("xl", "1.875rem"),
      "2xl": textStyle("2xl", "2rem"),
      "3xl": textStyle("3xl", "2.375rem"),
      "4xl": textStyle("4xl", "2.75rem"),
      "5xl": textStyle("5xl", "3.5rem"),
    },
    layerStyles: { disabled: { value: { opacity: "0.5", cursor: "disabled" } } },
    recipes: {
      button: buttonRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      link: linkRecipe,
      spinner: spinnerRecipe,
    },
  },
});

/** The design system with only what guests' screens use: a guest on bad Wi-Fi downloads no more than that. */
export const guestSystem = createSystem(defaultBaseConfig, guestConfig, sharedConfig);
