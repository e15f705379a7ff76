import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ChakraProvider, LocaleProvider } from "@chakra-ui/react";
import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { system } from "./system.ts";

interface ProvidersProps {
  apolloClient: ApolloClient;
  emotionCache: EmotionCache;
  /** The browser blocks styles and scripts without it. */
  nonce: string;
  children: ReactNode;
}

export function Providers({ apolloClient, emotionCache, nonce, children }: ProvidersProps) {
  return (
    <CacheProvider value={emotionCache}>
      <ChakraProvider value={system}>
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
            <ApolloProvider client={apolloClient}>{children}</ApolloProvider>
          </LocaleProvider>
        </ThemeProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
