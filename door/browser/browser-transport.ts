import type { DoorTransport } from "../network/transport.ts";
import { type DoorWatcher, Unreachable } from "../parts.ts";

/** A weak connection reports no error. */
const patienceMs = 20_000;
const firstPauseMs = 500;
const maxPauseMs = 15_000;
/** Connections may be lost unnoticed. */
const pingMs = 20_000;
const pongWithinMs = 8_000;

/** Carries operations by requests and, for subscriptions, over a WebSocket. */
export const browserTransport: DoorTransport = {
  async ask(body) {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body,
      signal: AbortSignal.timeout(patienceMs),
    }).catch((error: unknown) => {
      throw new Unreachable("There was no answer.", undefined, { cause: error });
    });
    // A venue's network may answer itself, with a page that asks to sign in.
    const isOurs = response.headers.get("content-type")?.includes("json") ?? false;
    if (!isOurs) throw new Unreachable("Something else answered.");
    const text = await response.text().catch((error: unknown) => {
      throw new Unreachable("The answer broke off.", undefined, { cause: error });
    });
    return { body: text, serverNow: Date.parse(response.headers.get("date") ?? "") };
  },
  watch: (body, watcher) => new Subscription(body, watcher).open(),
};

interface ServerMessage {
  type: string;
}

/** https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md */
class Subscription {
  readonly #operation: unknown;
  readonly #watcher: DoorWatcher;
  #socket: WebSocket | undefined;
  #timer = 0;
  #pauseMs = firstPauseMs;
  #isStopped = false;

  constructor(body: string, watcher: DoorWatcher) {
    this.#operation = JSON.parse(body);
    this.#watcher = watcher;
  }

  open(): () => void {
    const onOnline = () => this.#connectNow();
    window.addEventListener("online", onOnline);
    document.addEventListener("visibilitychange", onOnline);
    this.#connect();
    return () => {
      this.#isStopped = true;
      window.clearTimeout(this.#timer);
      window.removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", onOnline);
      this.#socket?.close();
    };
  }

  #connectNow(): void {
    if (this.#socket?.readyState === WebSocket.OPEN || document.hidden) return;
    this.#pauseMs = firstPauseMs;
    this.#watcher.onConnection();
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  }

  #connect(): void {
    window.clearTimeout(this.#timer);
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/graphql`, "graphql-transport-ws");
    this.#socket = socket;
    socket.addEventListener("open", () => send(socket, { type: "connection_init" }));
    socket.addEventListener("message", ({ data }) => this.#receive(socket, JSON.parse(String(data))));
    socket.addEventListener("close", () => this.#socket === socket && this.#again());
  }

  #again(): void {
    if (this.#isStopped) return;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), this.#pauseMs * (0.5 + Math.random() / 2));
    this.#pauseMs = Math.min(2 * this.#pauseMs, maxPauseMs);
  }

  #receive(socket: WebSocket, { type }: ServerMessage): void {
    if (this.#isStopped || socket !== this.#socket) return;
    this.#expectMore(socket);
    if (type === "ping") send(socket, { type: "pong" });
    if (type === "connection_ack") {
      this.#pauseMs = firstPauseMs;
      send(socket, { id: "1", type: "subscribe", payload: this.#operation });
      this.#watcher.onConnection();
    }
    if (type === "next") this.#watcher.onNews();
    if (type === "complete" || type === "error") socket.close();
  }

  /** Asks whether the connection still is one, and gives it up without an answer. */
  #expectMore(socket: WebSocket): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      send(socket, { type: "ping" });
      this.#timer = window.setTimeout(() => {
        this.#socket = undefined;
        socket.close();
        this.#again();
      }, pongWithinMs);
    }, pingMs);
  }
}

function send(socket: WebSocket, message: object): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}
