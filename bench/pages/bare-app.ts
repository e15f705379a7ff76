import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

interface BareApp {
  url: string;
  stop(): Promise<void>;
}

/** Serves a page that only React draws: the floor of an app's first view. */
export async function startBareApp(): Promise<BareApp> {
  const files = new Map([
    ["/", { type: "text/html", body: gzipSync('<!doctype html><body><script type="module" src="/app.js"></script>') }],
    ["/app.js", { type: "text/javascript", body: gzipSync(await buildScript()) }],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "/");
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": file.type, "Content-Encoding": "gzip" }).end(file.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL("bare-page.tsx", import.meta.url)), formats: ["es"] },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error("The bare page was not built.");
  return result.output[0].code;
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === "string") throw new Error("The bare app has no port.");
  return address.port;
}
