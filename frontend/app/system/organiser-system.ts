import { createSystem, defineConfig } from "@chakra-ui/react";
import { defaultConfig } from "@chakra-ui/react/preset";
import { sharedConfig } from "./shared-config.ts";

// The usual solid green and red are too light under white text.
const deeperSignals = defineConfig({
  theme: {
    semanticTokens: {
      colors: {
        green: { solid: { value: "{colors.green.700}" } },
        red: { solid: { value: "{colors.red.700}" } },
        brass: {
          fg: { value: { _light: "#83580f", _dark: "#d9ae62" } },
          subtle: { value: { _light: "#f7ebd3", _dark: "#33290f" } },
        },
      },
    },
  },
});

/** The whole design system, for organisers' screens. */
export const organiserSystem = createSystem(defaultConfig, sharedConfig, deeperSignals);
