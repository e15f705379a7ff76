import { once } from "node:events";
import { WebSocket } from "ws";
import { z } from "zod";

const messageSchema = z.union([
  z.object({ type: z.literal("success"), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal("error"), id: z.number(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal("event"), method: z.string(), params: z.unknown() }),
]);

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** WebDriver BiDi, see https://www.w3.org/TR/webdriver-bidi/. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEvent: (method: string, params: unknown) => void;
  #lastId = 0;

  private constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.#socket = socket;
    this.#onEvent = onEvent;
    socket.on("message", (data) => this.#receive(String(data)));
    socket.on("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("The browser has closed the connection."));
    });
  }

  /** `onEvent` gets each event that the session subscribes to. */
  static async open(address: string, onEvent: (method: string, params: unknown) => void): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    await once(socket, "open");
    return new BidiConnection(socket, onEvent);
  }

  /** Returns the result. @throws Error with the browser's message */
  send(method: string, params: object): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #receive(text: string): void {
    const message = messageSchema.parse(JSON.parse(text));
    if (message.type === "event") {
      this.#onEvent(message.method, message.params);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === "success") waiting?.resolve(message.result);
    else waiting?.reject(new Error(`${message.error}: ${message.message}`));
  }
}
