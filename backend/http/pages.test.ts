import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen, stopServing } from "./listen.ts";
import { createPages } from "./pages.ts";

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fyt-pages-"));
  const head = `<meta name="description" content="ours" />\n    <title>ours</title>`;
  await writeFile(path.join(folder, "index.html"), `<head>${head}\n</head><script nonce="__CSP_NONCE__">app</script>`);
  await writeFile(path.join(folder, "playground.html"), '<script nonce="__CSP_NONCE__">playground</script>');
  await writeFile(path.join(folder, "icon.svg"), "<svg/>");
  await mkdir(path.join(folder, "assets"));
  const { playground, pages } = await createPages(folder);
  const app = express();
  app.get("/graphql", playground);
  app.get("/graphql", (_request, response) => {
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

async function get(address: string) {
  const response = await fetch(url + address);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe("the app's page", () => {
  it.each([
    ["/auth", 200],
    ["/admin/events/7", 200],
    ["/customer/dashboard/", 200],
    ["/admin/events/%E0%A4%A", 404],
    ["/index.html", 404],
    ["/playground.html", 404],
    ["/no/such/page", 404],
    ["/admin", 404],
  ])("is served at %s with %i, with the nonce of its policy", async (address, status) => {
    const page = await get(address);
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy") ?? "")?.[1];
    expect(page.html).toContain(`<script nonce="${nonce}">app</script>`);
    expect(page.status).toBe(status);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  it("has a policy that runs nothing inline without this answer's nonce", async () => {
    const policies = await Promise.all(
      ["/auth", "/auth"].map(async (address) => (await get(address)).headers.get("content-security-policy")),
    );
    const [first = "", second = ""] = policies.map(String);
    expect(first).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}';/);
    expect(first).not.toMatch(/unsafe-|script-src[^;]* (https?:|\*)/);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'self'"]) {
      expect(first).toContain(rule);
    }
    expect(first).not.toBe(second);
  });

  it("has a title in place of the build's, and may not be listed by search engines", async () => {
    for (const [address, title] of [
      ["/auth", "Find Your Table"],
      ["/no/such/page", "404 Page Not Found"],
    ]) {
      const { html } = await get(address ?? "");
      expect(html).toContain('<meta name="robots" content="noindex" />');
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).not.toContain("ours");
    }
  });
});

describe("/graphql", () => {
  it("serves the playground to browsers and GraphQL to everybody else", async () => {
    const page = await fetch(`${url}/graphql`, { headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" } });
    expect(await page.text()).toContain("playground");
    expect(await (await fetch(`${url}/graphql`, { headers: { Accept: "*/*" } })).json()).toBe("the graph");
  });
});
