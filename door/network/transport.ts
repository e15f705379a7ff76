import type { DoorWatcher } from "../parts.ts";

/** What the server answered to an operation. */
export interface TransportAnswer {
  /** The body as JSON. */
  body: string;
  /** The server's time when it answered, in milliseconds since 1970; undefined if it does not say. */
  serverNow: number | undefined;
}

/** Carries GraphQL operations to the server. */
export interface DoorTransport {
  /** `body`: query and variables as JSON. @throws Unreachable without an answer that is GraphQL's */
  ask(body: string): Promise<TransportAnswer>;
  /** Calls back whenever a subscription has a value, or its connection comes back. The result ends it. */
  watch(body: string, watcher: DoorWatcher): () => void;
}
