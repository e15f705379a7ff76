import "graphiql/style.css";
import "./playground.css";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { createRoot } from "react-dom/client";
import { firstTab } from "./first-tab.ts";

const root = document.getElementById("playground");
if (!root) throw new Error("playground.html has no element #playground");

// GraphiQL's menus add a style element; they read its nonce here, which the page's policy requires.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });

const fetcher = createGraphiQLFetcher({
  url: "/graphql",
  subscriptionUrl: new URL("/graphql", window.location.href).href.replace(/^http/, "ws"),
  headers: { "Apollo-Require-Preflight": "true" },
  fetch: (input, init) => fetch(input, { ...init, credentials: "include" }),
});

createRoot(root).render(<GraphiQL fetcher={fetcher} defaultTabs={[firstTab]} shouldPersistHeaders={false} />);
