import "./lib/no-eval.ts";
import "@fontsource/inter/400.css";
import "@fontsource/inter/500.css";
import "@fontsource/inter/600.css";
import "@fontsource/newsreader/600.css";
import "./app/fonts.css";
import "virtual:chakra-styles.css";
import createCache from "@emotion/cache";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { appScreens } from "../common/screens.ts";
import { LateDatabaseNotice } from "./app/late-database-notice.tsx";
import { bringClient } from "./app/late-graph.ts";
import { Providers } from "./app/providers.tsx";
import { askForScreenAt, loadScreenAt } from "./app/routes.tsx";
import { Screens } from "./app/screens.tsx";
import { askWhoIsSignedIn } from "./features/auth/use-current-user.ts";
import { isStranger } from "./lib/stranger.ts";
import { textsChanged } from "./lib/text.ts";
import { Hints } from "./ui/hints.tsx";
import { LateToaster } from "./ui/late-toaster.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";

const screen = createRoot(root);
const emotionCache = createCache({ key: "css", nonce });

function show(key: number): void {
  screen.render(
    <StrictMode key={key}>
      <Providers emotionCache={emotionCache} nonce={nonce}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
        <Hints />
        <LateDatabaseNotice />
        <LateToaster />
      </Providers>
    </StrictMode>,
  );
}

/** So that what loads is shown once, and not by one sign after the other. */
const patienceMs = 2000;

async function askAhead(): Promise<void> {
  // Helpers have no account.
  if (isStranger() || location.pathname.startsWith(appScreens.help)) return;
  await Promise.all([askWhoIsSignedIn(bringClient), askForScreenAt(location).catch(() => undefined)]);
}

async function start(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const asked = askAhead();
  // A screen whose code does not come is asked for again when it is shown.
  await loadScreenAt(location.pathname).catch(() => undefined);
  await Promise.race([asked, patience]);
  show(0);
}

void start();
// Screens read their texts when they are made.
if (import.meta.hot) addEventListener(textsChanged, () => show(Date.now()));
