import { ChakraProvider, LocaleProvider } from "@chakra-ui/react";
import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { BringClientContext } from "../lib/bring-client.ts";
import { bringClient } from "./late-graph.ts";
import { system } from "./system.ts";

interface ProvidersProps {
  emotionCache: EmotionCache;
  /** The browser blocks styles and scripts without it. */
  nonce: string;
  children: ReactNode;
}

/** Builds have the base styles as a file; inserting them again would move what is drawn already. */
const withoutBaseStyles: typeof system = import.meta.env.PROD ? { ...system, _global: [] } : system;

export function Providers({ emotionCache, nonce, children }: ProvidersProps) {
  return (
    <CacheProvider value={emotionCache}>
      <ChakraProvider value={withoutBaseStyles}>
        <ThemeProvider
          attribute="class"
          storageKey="ui-theme"
          defaultTheme="system"
          enableSystem
          disableTransitionOnChange
          nonce={nonce}
        >
          {/* Also the direction in which menus, tabs and the like are operated. */}
          <LocaleProvider locale={document.documentElement.lang}>
            <BringClientContext value={bringClient}>{children}</BringClientContext>
          </LocaleProvider>
        </ThemeProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
