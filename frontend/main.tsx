import createCache from "@emotion/cache";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createApolloClient } from "./app/apollo-client.ts";
import { reloadOnceWhenOutdated } from "./app/outdated-code.ts";
import { Providers } from "./app/providers.tsx";
import { loadScreenCode } from "./app/routes.tsx";
import { Screens } from "./app/screens.tsx";
import { ToasterOutlet } from "./app/toaster-outlet.tsx";
import { CurrentUserDocument } from "./generated/documents.ts";

reloadOnceWhenOutdated();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";

const apolloClient = createApolloClient();

function show(container: HTMLElement): void {
  createRoot(container).render(
    <StrictMode>
      <Providers apolloClient={apolloClient} emotionCache={createCache({ key: "css", nonce })} nonce={nonce}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
        <ToasterOutlet />
      </Providers>
    </StrictMode>,
  );
}

// Every screen needs to know who is signed in, so this loads in parallel with the code. If either fails, the screen
// says so.
void apolloClient.query({ query: CurrentUserDocument }).catch(() => undefined);
void loadScreenCode(window.location.pathname)
  .catch(() => undefined)
  .then(() => show(root));
