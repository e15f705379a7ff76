import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach } from "vitest";

/** Requests whose senders never finish; dropped after each test. */
export function holdRequests() {
  let held: { socket: Socket; answered: string }[] = [];
  const drop = () => {
    for (const { socket } of held) socket.destroy();
  };
  afterEach(() => {
    drop();
    held = [];
  });
  return {
    /** `head`: first line and headers except Host. */
    async hold(url: string, head: readonly string[], body: string): Promise<void> {
      const { hostname, port } = new URL(url);
      const request = { socket: connect(Number(port), hostname), answered: "" };
      request.socket.on("data", (chunk) => {
        request.answered += String(chunk);
      });
      // The server may hang up.
      request.socket.on("error", () => undefined);
      await once(request.socket, "connect");
      const [line = "", ...headers] = head;
      request.socket.write(`${[line, `Host: ${hostname}`, ...headers].join("\r\n")}\r\n\r\n${body}`);
      held.push(request);
    },
    /** What was answered to those that were not let in. */
    refused: () => held.flatMap(({ answered }) => (answered === "" ? [] : [answered])),
    drop,
  };
}
