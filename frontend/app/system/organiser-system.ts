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
      },
    },
  },
});

/** The whole design system, for organisers' screens. */
export const organiserSystem = createSystem(defaultConfig, sharedConfig, deeperSignals);
