import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { WebSocket } from "ws";
import { type Assailant, attackerAddress, type Shot } from "./assailant.ts";

export interface Attack {
  name: string;
  /** Intensity: ten times what stopped the product before. */
  rate: string;
  /** The attacker's event: 200,000 guests, or 20,000 guests with 50 columns. */
  event?: "long" | "wide";
  /** Seconds of setup before searches are measured; 0 by default. */
  setUpSeconds?: number;
  run(assailant: Assailant): Promise<void>;
}

const times = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(" ");

function operation(query: string, variables: object = {}): Shot {
  return {
    method: "POST",
    path: "/graphql",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  };
}

const repeated = `{ ${times(470, () => "me{id}")} }`;
const introspection =
  "{ __schema { types { fields(includeDeprecated: true) { name description type { name ofType { name } } args { name description type { name } } } } } }";
const aliases = (eventId: number, count: number) =>
  `{ ${times(count, (i) => `s${i}: searchGuests(eventId: ${eventId}, query: "an") { id name tableNumber additionalInfo tablemates { id name tableNumber } }`)} }`;

const boundary = "----attack";
function upload(rows: number): Shot {
  const list = Array.from({ length: rows }, (_, i) => `Guest ${i} Family ${i * 7},${i % 100},Fish`).join("\n");
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="guests.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  return {
    method: "POST",
    path: "",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: `${file}Name,Table,Meal\n${list}\r\n--${boundary}--\r\n`,
  };
}

async function holdUpload({ order, cookie, until }: Assailant): Promise<void> {
  const { hostname, port } = new URL(order.url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: attackerAddress });
  socket.on("error", () => undefined);
  const body = upload(1).body?.slice(0, 150) ?? "";
  socket.write(
    `POST /api/events/${order.large.eventId}/upload HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n` +
      `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 5000000\r\n\r\n${body}`,
  );
  socket.write("x".repeat(4_800_000));
  await delay(Math.max(0, until - performance.now()));
  socket.destroy();
}

function subscribe(assailant: Assailant, socketNumber: number): WebSocket {
  const { url, eventId } = assailant.order;
  const socket = new WebSocket(url.replace("http", "ws").concat("/graphql"), "graphql-transport-ws", {
    localAddress: attackerAddress,
  });
  const query =
    "subscription ($e: Int!, $q: String!) { guestSearch(eventId: $e, query: $q) { id name tablemates { name } } }";
  socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init" })));
  socket.on("message", (data) => {
    const text = String(data);
    assailant.note(text.includes('"next"') ? 200 : 101, text.length);
    if (!text.includes("connection_ack")) return;
    for (let i = 0; i < 10; i += 1) {
      const typed = String.fromCharCode(97 + (socketNumber % 26)) + String.fromCharCode(97 + ((socketNumber + i) % 26));
      const payload = { query, variables: { e: eventId, q: typed } };
      socket.send(JSON.stringify({ id: String(i), type: "subscribe", payload }));
    }
  });
  socket.on("error", () => assailant.note(0));
  return socket;
}

const wideColumns = Array.from({ length: 50 }, (_, i) => `columns=${encodeURIComponent(`Column ${i}`)}`).join("&");

const widePrint = (eventId: number) => `/api/events/${eventId}/print/check-in.pdf?${wideColumns}`;

const changing =
  "mutation ($eventId: Int!, $guestIds: [Int!]!, $input: GuestsInput!) { updateGuests(eventId: $eventId, guestIds: $guestIds, input: $input) { listVersion } }";
const moving =
  "mutation ($eventId: Int!, $moves: [SeatMoveInput!]!) { seatGuests(eventId: $eventId, moves: $moves) { listVersion } }";

/** Every attack that the product must withstand, in the order of docs/measurements.md. */
export const attacks: readonly Attack[] = [
  {
    name: "A document of 470 equal fields",
    rate: "200/s",
    run: (one) => one.sendSteadily(200, () => operation(repeated)),
  },
  {
    name: "470 equal fields, each time another document",
    rate: "200/s",
    run: (one) => one.sendSteadily(200, (i) => operation(`${repeated} #${i}`)),
  },
  {
    name: "Twenty searches in one operation",
    rate: "100/s",
    run: (one) => one.sendSteadily(100, () => operation(aliases(one.order.eventId, 20))),
  },
  {
    name: "Three searches in one operation",
    rate: "100/s",
    run: (one) => one.sendSteadily(100, () => operation(aliases(one.order.eventId, 3))),
  },
  {
    name: "The whole schema, over and over",
    rate: "200/s",
    run: (one) => one.sendSteadily(200, () => operation(introspection)),
  },
  {
    name: "Events that do not exist",
    rate: "400/s",
    run: (one) =>
      one.sendSteadily(400, (i) => ({ method: "GET", path: `/api/events/${1_000_000 + i}/guests/search?q=an` })),
  },
  {
    name: "The list of guests",
    rate: "100/s",
    run: (one) => one.sendSteadily(100, () => ({ method: "GET", path: `/api/events/${one.order.eventId}/guests` })),
  },
  {
    name: "200 wrong passwords together",
    rate: "200 in flight",
    run: (one) =>
      one.sendTogether(200, (i) => ({
        method: "POST",
        path: "/api/login",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username: `somebody-${i % 50}`, password: `guess ${i}` }),
      })),
  },
  {
    name: "2,000 subscriptions of one event, edited twice a second",
    rate: "2,000",
    setUpSeconds: 6,
    async run(one) {
      await one.signIn();
      const sockets = Array.from({ length: 200 }, (_, i) => subscribe(one, i));
      const { eventId, account } = one.order;
      while (!one.isOver) {
        const body = JSON.stringify({ name: `Somebody ${account.username} ${Math.random()}`, tableNumber: "1" });
        const headers = { "content-type": "application/json" };
        await one.send({ method: "POST", path: `/api/events/${eventId}/guest`, headers, body });
        await delay(500);
      }
      for (const socket of sockets) socket.terminate();
    },
  },
  {
    name: "400 uploads that are never finished",
    rate: "400",
    event: "long",
    setUpSeconds: 5,
    async run(one) {
      await one.signIn();
      await Promise.all(Array.from({ length: 400 }, () => holdUpload(one)));
    },
  },
  {
    name: "Forty imports of one account together",
    rate: "40 in flight",
    event: "long",
    async run(one) {
      await one.signIn();
      const shot = upload(20_000);
      await one.sendTogether(40, (i) => ({
        ...shot,
        path: `/api/events/${one.order.large.eventId}/upload`,
        body: shot.body?.replace("Guest 0 ", `Guest ${i} `) ?? "",
      }));
    },
  },
  {
    name: "Editing and searching a list of 200,000, in a loop",
    rate: "1 in flight",
    event: "long",
    async run(one) {
      await one.signIn();
      const { eventId, guestId } = one.order.large;
      for (let i = 0; !one.isOver; i += 1) {
        const body = JSON.stringify({ name: `Edited Guest ${i}`, tableNumber: "1" });
        const headers = { "content-type": "application/json" };
        await one.send({ method: "PUT", path: `/api/events/${eventId}/guests/${guestId}`, headers, body });
        await one.send({ method: "GET", path: `/api/events/${eventId}/guests/search?q=edited` });
      }
    },
  },
  {
    name: "What has changed since a wide print, twenty times an operation",
    rate: "3 in flight",
    event: "wide",
    async run(one) {
      await one.signIn();
      const { eventId } = one.order.large;
      const query = `{ ${times(20, (i) => `p${i}: prints(eventId: ${eventId}, kind: CHECK_IN) { changedCount }`)} }`;
      await one.sendTogether(3, () => operation(query));
    },
  },
  {
    name: "Wide prints together",
    rate: "20 in flight",
    event: "wide",
    async run(one) {
      await one.signIn();
      await one.sendTogether(20, () => ({ method: "GET", path: widePrint(one.order.large.eventId) }));
    },
  },
  {
    name: "Erasing one guest after the other",
    rate: "1 in flight",
    event: "long",
    async run(one) {
      await one.signIn();
      const { eventId, guestId } = one.order.large;
      for (let i = 0; !one.isOver; i += 1) {
        const erased = `eraseGuest(eventId: ${eventId}, guestId: ${guestId + i}) { guestsRemoved }`;
        await one.send(operation(`mutation { ${erased} }`));
      }
    },
  },
  {
    name: "Changing 6,000 guests at once",
    rate: "1 in flight",
    event: "long",
    async run(one) {
      await one.signIn();
      const { eventId, guestId } = one.order.large;
      const guestIds = Array.from({ length: 6000 }, (_, i) => guestId + i);
      for (let i = 0; !one.isOver; i += 1) {
        await one.send(operation(changing, { eventId, guestIds, input: { column: "Bus", value: String(i) } }));
      }
    },
  },
  {
    name: "Moving 5,000 guests at once",
    rate: "1 in flight",
    event: "long",
    async run(one) {
      await one.signIn();
      const { eventId, guestId } = one.order.large;
      for (let i = 0; !one.isOver; i += 1) {
        const moves = Array.from({ length: 5000 }, (_, n) => ({
          guestId: guestId + n,
          tableLabel: `${(n + i) % 300}`,
        }));
        await one.send(operation(moving, { eventId, moves }));
      }
    },
  },
  {
    name: "Downloading a long list, in a loop",
    rate: "1 in flight",
    event: "long",
    async run(one) {
      await one.signIn();
      const formats = ["csv", "xlsx"];
      for (let i = 0; !one.isOver; i += 1) {
        await one.send({ method: "GET", path: `/api/events/${one.order.large.eventId}/guests.${formats[i % 2]}` });
      }
    },
  },
];
