import { once } from "node:events";
import { connect, type OutgoingHttpHeaders } from "node:http2";
import { connect as connectTo } from "node:net";
import { text } from "node:stream/consumers";
import { connect as connectOverTls } from "node:tls";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { guestPagesBelow } from "../../common/screens.ts";
import { ApiClient } from "../testing/api-client.ts";
import { builtPages } from "../testing/compiled-programs.ts";
import { GuestSearchDocument } from "../testing/generated/guest-operations.ts";
import { CreateLinkedEventDocument } from "../testing/generated/operations.ts";
import { uploadGuests } from "../testing/guest-list-calls.ts";
import { subscribe } from "../testing/live-client.ts";
import { callRest, fileForm } from "../testing/rest-call.ts";
import { metricsToken, startTestApi, type TestApi } from "../testing/test-api.ts";
import {
  canStart,
  type RunningProxy,
  startCaddy,
  startNginxForTls,
  startNginxOfCompose,
} from "../testing/tls-proxies.ts";

const eventMissLimit = 2;

interface Way {
  name: string;
  programs: readonly string[];
  trustProxy: 1 | 2;
  /** The one that visitors reach is the last. */
  start(upstream: string): Promise<RunningProxy[]>;
}

const ways: readonly Way[] = [
  {
    name: "nginx-tls.conf",
    programs: ["nginx", "openssl"],
    trustProxy: 1,
    start: async (upstream) => [await startNginxForTls(upstream)],
  },
  { name: "Caddyfile", programs: ["caddy"], trustProxy: 1, start: async (upstream) => [await startCaddy(upstream)] },
  {
    name: "Caddyfile in front of nginx.conf, as in docker compose",
    programs: ["caddy", "nginx"],
    trustProxy: 2,
    async start(upstream) {
      const inner = await startNginxOfCompose(upstream);
      return [inner, await startCaddy(`127.0.0.1:${inner.port}`)];
    },
  },
];

describe.each(ways)("docker/$name", ({ programs, trustProxy, start }) => {
  const missing = programs.filter((program) => !canStart(program));
  if (missing.length > 0) return it.skip(`is not tried: ${missing.join(" and ")} cannot be started here`);

  let api: TestApi;
  let proxies: RunningProxy[];
  let origin: string;
  let admin: ApiClient;
  let event: { id: number; shortLink: string };

  beforeAll(async () => {
    api = await startTestApi({ eventMissLimit }, trustProxy, { built: builtPages() });
    proxies = await start(new URL(api.url).host);
    origin = `https://localhost:${proxies.at(-1)?.port}`;
    // Nobody signed the certificates. Read for each connection.
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    admin = new ApiClient(origin);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    for (const proxy of [...proxies].reverse()) await proxy.stop();
    await api.close();
  });

  /** Over HTTP/2, from an address of this machine. */
  async function get(path: string, localAddress = "127.0.0.1", headers: OutgoingHttpHeaders = {}) {
    const { host, port } = new URL(origin);
    const socket = connectTo({ host: "127.0.0.1", port: Number(port), localAddress });
    const tls = { socket, servername: "localhost", ALPNProtocols: ["h2"] };
    const session = connect(origin, { createConnection: () => connectOverTls(tls) });
    try {
      const stream = session.request({ ":path": path, ":authority": host, ...headers });
      const [answered] = await once(stream, "response");
      return { status: Number(answered[":status"]), body: await text(stream), protocol: session.alpnProtocol };
    } finally {
      session.close();
    }
  }

  it("passes on signing in, large files and live answers", async () => {
    const signedIn = await admin.fetch("/api/login", {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: origin },
      body: JSON.stringify({ username: "admin", password: "correct horse" }),
    });
    expect(signedIn.status).toBe(200);
    expect(signedIn.headers.getSetCookie().join()).toMatch(/;\s*Secure/i);
    event = (await admin.execute(CreateLinkedEventDocument, { input: { name: "Gala" } })).createEvent;
    // The answer comes before the file has been sent.
    const large = fileForm("x".repeat(5_000_000));
    expect((await callRest(new ApiClient(origin), "POST", `/api/events/${event.id}/upload`, large)).status).toBe(401);

    await uploadGuests(admin, event.id, ["Name,Table", "Anna Berg,1"]);
    const live = subscribe(new ApiClient(origin), GuestSearchDocument, { eventId: event.id, query: "Anna Berg" });
    expect((await live.next())?.guestSearch).toMatchObject([{ tableNumber: "1" }]);
    await uploadGuests(admin, event.id, ["Name,Table", "Anna Berg,2"]);
    expect((await live.next())?.guestSearch).toMatchObject([{ tableNumber: "2" }]);
    await live.close();
  });

  it("answers over HTTP/2, and keeps names out of its log and metrics to itself", async () => {
    const page = await get(`${guestPagesBelow}${event.shortLink}?q=Anna+Berg`);
    expect([page.status, page.protocol]).toEqual([200, "h2"]);
    expect(page.body).toContain("Anna Berg");
    expect((await get("/metrics", undefined, { Authorization: `Bearer ${metricsToken}` })).status).toBe(404);
    await expect.poll(() => proxies.at(-1)?.logged()).toContain("/metrics");
    const logged = (await Promise.all(proxies.map((proxy) => proxy.logged()))).join("");
    expect(logged.split(event.shortLink).length).toBe(proxies.length + 1);
    expect(logged).not.toContain("Anna");
  });

  it("lets visitors be counted by their own address, whatever they claim", async () => {
    const miss = async (localAddress: string, place: number) =>
      (
        await get(`/api/events/${900_000_000 + place}/guests/search?q=anna`, localAddress, {
          "X-Forwarded-For": `203.0.113.${place}`,
        })
      ).status;
    for (let place = 1; place <= eventMissLimit; place += 1) expect(await miss("127.0.0.2", place)).toBe(404);
    expect(await miss("127.0.0.2", 100)).toBe(429);
    expect(await miss("127.0.0.3", 101)).toBe(404);
  });
});
