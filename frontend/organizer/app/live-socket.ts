import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws";
import { languageTag } from "../lib/text.ts";

const maxPauseMs = 30_000;
/** Phones change networks unnoticed, so silent connections are checked. */
const pingMs = 20_000;
const pongWithinMs = 5_000;

/** The server's code for closing sockets whose session has ended. */
const sessionEnded = 4440;

/** Link over one socket that is open while there are subscriptions, and reconnects without limit. */
export function createSocketLink(onSessionEnd: () => void): GraphQLWsLink {
  const address = new URL("/graphql", window.location.href);
  address.protocol = address.protocol.replace("http", "ws");
  let patience: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: address.href,
    connectionParams: { "Accept-Language": languageTag },
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: (retries) => untilWorthTrying(Math.min(500 * 2 ** retries, maxPauseMs)),
    keepAlive: pingMs,
    on: {
      ping: (isTheirs) => {
        if (!isTheirs) patience = setTimeout(() => client.terminate(), pongWithinMs);
      },
      pong: (isTheirs) => {
        if (isTheirs) clearTimeout(patience);
      },
      closed: (event) => {
        clearTimeout(patience);
        if (event instanceof CloseEvent && event.code === sessionEnded) onSessionEnd();
      },
    },
  });
  return new GraphQLWsLink(client);
}

/** Waits about `ms`, so that clients do not all reconnect at once; less when the page becomes visible or online. */
async function untilWorthTrying(ms: number): Promise<void> {
  await pause(ms * (0.5 + Math.random() / 2));
  while (!navigator.onLine) await pause(maxPauseMs);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end);
    document.addEventListener("visibilitychange", end);
    function end() {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      document.removeEventListener("visibilitychange", end);
      resolve();
    }
  });
}
