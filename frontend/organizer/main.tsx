import "./lib/no-eval.ts";
import "@fontsource/inter/400.css";
import "@fontsource/inter/500.css";
import "@fontsource/inter/600.css";
import "@fontsource/newsreader/600.css";
import "./app/fonts.css";
import "virtual:chakra-styles.css";
import { ApolloProvider } from "@apollo/client/react";
import { ChakraProvider, LocaleProvider } from "@chakra-ui/react";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "next-themes";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createApolloClient } from "./app/apollo-client.ts";
import { DatabaseNotice } from "./app/database-away.tsx";
import { loadScreenAt } from "./app/routes.tsx";
import { Screens } from "./app/screens.tsx";
import { system } from "./app/system.ts";
import { CurrentUserDocument } from "./features/auth/generated/auth.ts";
import { Hints } from "./ui/hints.tsx";

const Toaster = lazy(async () => ({ default: (await import("./ui/toaster.tsx")).Toaster }));

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");
// The browser blocks styles and scripts without it.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";

const page = createRoot(root);
const emotionCache = createCache({ key: "css", nonce });
const client = createApolloClient();

/** Builds have the base styles as a file; inserting them again would move what is drawn already. */
const withoutBaseStyles: typeof system = import.meta.env.PROD ? { ...system, _global: [] } : system;

const app = (
  <StrictMode>
    <ApolloProvider client={client}>
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
              <BrowserRouter>
                <Screens />
              </BrowserRouter>
              <Hints />
              <DatabaseNotice />
              <Suspense>
                <Toaster />
              </Suspense>
            </LocaleProvider>
          </ThemeProvider>
        </ChakraProvider>
      </CacheProvider>
    </ApolloProvider>
  </StrictMode>
);

/** So that what loads is shown once, and not by one sign after the other. */
const patienceMs = 2000;

async function start(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const whoCalls = client.query({ query: CurrentUserDocument }).catch(() => undefined);
  // A screen whose code does not come is asked for again when it is shown.
  await loadScreenAt(location.pathname).catch(() => undefined);
  await Promise.race([whoCalls, patience]);
  page.render(app);
}

void start();
