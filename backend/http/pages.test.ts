import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import { listen, stopServing } from "./listen.ts";
import { createPages } from "./pages.ts";

const hostileName = `"><script>alert('$&')</script> & Co`;
const names = new Map([
  ["wedding", "Sophie & Liam"],
  ["hostile", hostileName],
]);

async function nameOf(_request: unknown, shortLink: string): Promise<string | null> {
  if (shortLink === "down") throw new DomainError("UNAVAILABLE", message("refusals.unavailable"));
  if (shortLink === "probed")
    throw new DomainError("RATE_LIMITED", message("refusals.tooManyRequests"), { retryAfterSeconds: 7 });
  return names.get(shortLink) ?? null;
}

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
  const { playground, pages } = await createPages(folder, {
    sessions: (_request, _response, next) => next(),
    nameOf,
  });
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
    ["/", 200],
    ["/auth", 200],
    ["/admin/events/7", 200],
    ["/customer/dashboard/", 200],
    ["/view/seats/wedding", 200],
    ["/view/seats/unknown", 404],
    ["/view/seats/%E0%A4%A", 404],
    ["/view/seats/down", 200],
    ["/view/seats/probed", 429],
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
      ["/", "/"].map(async (address) => (await get(address)).headers.get("content-security-policy")),
    );
    const [first = "", second = ""] = policies.map(String);
    expect(first).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}';/);
    expect(first).not.toMatch(/unsafe-|script-src[^;]* (https?:|\*)/);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'self'"]) {
      expect(first).toContain(rule);
    }
    expect(first).not.toBe(second);
  });

  it("says when to try again to a caller who opens too many dead links", async () => {
    expect((await get("/view/seats/probed")).headers.get("retry-after")).toBe("7");
    expect((await get("/view/seats/unknown")).headers.get("retry-after")).toBeNull();
  });

  it("allows search engines to list only the home page", async () => {
    const listed: string[] = [];
    for (const address of ["/", "/auth", "/view/seats/wedding", "/view/seats/unknown", "/no/such/page"]) {
      if (!(await get(address)).html.includes('<meta name="robots" content="noindex" />')) listed.push(address);
    }
    expect(listed).toEqual(["/"]);
  });
});

describe("the preview of a shared link", () => {
  it("shows the event's name, and what to do with the link", async () => {
    const { html } = await get("/view/seats/wedding?utm=1");
    expect(html.match(/<(?:title>|meta (?:property="og|name="(?:description|twitter))).*/g)).toEqual([
      '<meta name="description" content="Enter your name to find your assigned table and seating information." />',
      '<meta property="og:type" content="website" />',
      '<meta property="og:site_name" content="Find Your Table" />',
      '<meta property="og:title" content="Sophie &amp; Liam" />',
      '<meta property="og:description" content="Enter your name to find your assigned table and seating information." />',
      `<meta property="og:url" content="${url}/view/seats/wedding" />`,
      '<meta name="twitter:card" content="summary" />',
      "<title>Sophie &amp; Liam · Find Your Table</title>",
    ]);
    expect(html).not.toContain("ours");
  });

  it("escapes the name", async () => {
    const { html } = await get("/view/seats/hostile");
    expect(html).not.toContain("<script>alert");
    expect(html).toContain(
      "<title>&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt; &amp; Co · Find Your Table</title>",
    );
  });

  it("shows the product for the home page, and is missing for missing events", async () => {
    const home = (await get("/")).html;
    expect(home).toContain('<meta property="og:title" content="Find Your Table" />');
    expect(home).toContain(`<meta property="og:url" content="${url}/" />`);
    for (const address of ["/view/seats/unknown", "/view/seats/down", "/no/such/page"]) {
      expect((await get(address)).html).not.toContain("og:");
    }
    expect((await get("/view/seats/unknown")).html).toContain("<title>Event Not Found</title>");
    expect((await get("/no/such/page")).html).toContain("<title>404 Page Not Found</title>");
  });
});

describe("/graphql", () => {
  it("serves the playground to browsers and GraphQL to everybody else", async () => {
    const page = await fetch(`${url}/graphql`, { headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" } });
    expect(await page.text()).toContain("playground");
    expect(await (await fetch(`${url}/graphql`, { headers: { Accept: "*/*" } })).json()).toBe("the graph");
  });
});
