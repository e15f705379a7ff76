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
import { LateDatabaseNotice } from "./app/late-database-notice.tsx";
import { Providers } from "./app/providers.tsx";
import { loadScreenAt } from "./app/routes.tsx";
import { Screens } from "./app/screens.tsx";
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

// The page shows that it is loading until then. A screen whose code does not come is asked for again when it is shown.
void loadScreenAt(location.pathname)
  .catch(() => undefined)
  .then(() => show(0));
// Screens read their texts when they are made.
if (import.meta.hot) addEventListener(textsChanged, () => show(Date.now()));
