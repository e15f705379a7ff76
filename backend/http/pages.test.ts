import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen, stopServing } from "./listen.ts";
import { createPages } from "./pages.ts";
import { securityHeaders } from "./security-headers.ts";

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fyt-pages-"));
  await mkdir(path.join(folder, "assets"));
  await writeFile(path.join(folder, "index.html"), '<script nonce="__CSP_NONCE__">app</script>');
  await writeFile(path.join(folder, "playground.html"), '<script nonce="__CSP_NONCE__">playground</script>');
  await writeFile(path.join(folder, "assets", "index-1a2b.js"), "script");
  const { playground, pages } = await createPages(folder);
  const app = express();
  app.use(securityHeaders());
  app.get("/graphql", playground, (_request, response) => {
    response.json("the graph");
  });
  app.use(pages);
  server = createServer(app);
  url = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
});
afterAll(async () => {
  await stopServing(server);
  await rm(folder, { recursive: true });
});

describe("the app's page", () => {
  it.each(["/", "/admin/events/7", "/view/seats/abc", "/index.html", "/playground.html"])(
    "is served at %s under the nonce of its own policy",
    async (address) => {
      const response = await fetch(url + address);
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
      expect(await response.text()).toBe(`<script nonce="${nonce}">app</script>`);
      expect(response.headers.get("cache-control")).toBe("no-store");
    },
  );
});

describe("built assets", () => {
  it("are kept for ever, and a missing one is not answered with a page", async () => {
    const found = await fetch(`${url}/assets/index-1a2b.js`);
    expect(await found.text()).toBe("script");
    expect(found.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await fetch(`${url}/assets/index-3c4d.js`)).status).toBe(404);
  });
});

describe("/graphql", () => {
  it("is the playground for a browser and the graph for everybody else", async () => {
    const page = await fetch(`${url}/graphql`, { headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" } });
    expect(await page.text()).toContain("playground");
    expect(await (await fetch(`${url}/graphql`, { headers: { Accept: "*/*" } })).json()).toBe("the graph");
  });
});
