import "graphiql/style.css";
import "./playground.css";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { createRoot } from "react-dom/client";
import { sampleFirstNames } from "../../../common/sample-event.ts";

/** The first tab: operations that need no sign-in. */
const firstTab = {
  query: `# Ctrl+Enter runs the query under the cursor, Ctrl+Space proposes what can be asked for.
# You act as the user who is signed in in this browser.

query SampleEvent {
  sampleEvent {
    id
    name
  }
}

query FindTable($eventId: Int!, $name: String!) {
  searchGuests(eventId: $eventId, query: $name) {
    name
    tableNumber
  }
}
`,
  variables: JSON.stringify({ eventId: 1, name: sampleFirstNames[0] }, null, 2),
};

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
