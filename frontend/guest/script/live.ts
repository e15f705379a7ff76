import type { Wish } from "./answers.ts";

export interface Following {
  stop(): void;
}

/** The session ended: what everybody may see is still to be followed. */
const sessionEnded = 4440;
/** A guest who is still typing has no use for it. */
const settleMs = 1_000;
const firstPauseMs = 1_000;
const maxPauseMs = 30_000;
/** After a change that concerns everybody, phones ask one after another. */
const spreadMs = 500;

const operation =
  "subscription($event:Int!,$query:String!,$guest:Int){guestSearch(eventId:$event,query:$query,tablematesOf:$guest){id tableNumber}}";

interface ServerMessage {
  type: string;
  payload?: { data?: { guestSearch?: { id: number; tableNumber: string }[] } };
}

/**
 * Follows an answer over a WebSocket (https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md).
 * `seats` are the ids and tables on the page, as JSON.
 */
export function follow(wish: Wish, seats: string, onChange: () => void): Following {
  let socket: WebSocket | undefined;
  let timer = window.setTimeout(open, settleMs);
  let pauseMs = firstPauseMs;
  let isFirst = true;
  let isStopped = false;

  function open(): void {
    socket = new WebSocket(`${location.origin.replace("http", "ws")}/graphql`, "graphql-transport-ws");
    socket.addEventListener("open", () => send({ type: "connection_init" }));
    socket.addEventListener("message", ({ data }) => receive(JSON.parse(String(data))));
    socket.addEventListener("close", ({ code }) => {
      // From 4400 on, the server refuses what was asked; again would not help.
      if (isStopped || (code >= 4400 && code !== sessionEnded)) return;
      timer = window.setTimeout(open, pauseMs * (0.5 + Math.random()));
      pauseMs = Math.min(2 * pauseMs, maxPauseMs);
    });
  }

  function send(message: object): void {
    socket?.send(JSON.stringify(message));
  }

  function receive({ type, payload }: ServerMessage): void {
    if (isStopped) return;
    if (type === "ping") send({ type: "pong" });
    if (type === "connection_ack") send({ id: "1", type: "subscribe", payload: { query: operation, variables } });
    if (type === "complete") changed();
    if (type !== "next") return;
    pauseMs = firstPauseMs;
    // The first answer is the present state: usually just what is shown.
    const isNews =
      !isFirst || inOrder(payload?.data?.guestSearch?.map((guest) => [guest.id, guest.tableNumber])) !== seen;
    isFirst = false;
    if (isNews) changed();
  }

  function changed(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(onChange, Math.random() * spreadMs);
  }

  const variables = {
    event: Number(document.body.dataset.event),
    query: wish.query,
    guest: wish.picked === undefined ? null : Number(wish.picked),
  };
  const seen = inOrder(JSON.parse(seats));
  return {
    stop() {
      isStopped = true;
      window.clearTimeout(timer);
      socket?.close();
    },
  };
}

function inOrder(seats: [id: number, table: string][] = []): string {
  return JSON.stringify([...seats].sort(([one], [other]) => one - other));
}
