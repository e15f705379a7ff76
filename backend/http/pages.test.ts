import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { afterAll, describe, expect, it } from "vitest";
import { listen, stopServing } from "./listen.ts";
import { createPages } from "./pages.ts";

const folder = await mkdtemp(path.join(tmpdir(), "fyt-pages-"));
const heads = {
  index: '<meta name="description" content="ours" />\n    <title>ours</title></head><p aria-label="Loading"></p>',
  playground: "",
  door: '<!--head--></head><script id="texts">"__TEXTS__"</script>',
};
for (const [name, head] of Object.entries(heads)) {
  const html = `<html lang="en"><head>${head}<script nonce="__CSP_NONCE__">${name}</script>`;
  await writeFile(path.join(folder, `${name}.html`), html);
}
const server = createServer(express().use((await createPages(folder)).pages));
const url = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
afterAll(async () => {
  await stopServing(server);
  await rm(folder, { recursive: true });
});

async function get(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + address, { headers, redirect: "manual" });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe("the app's page", () => {
  it.each([
    ["/auth", 200],
    ["/admin/events/7/", 200],
    ["/admin/events/%E0%A4%A", 404],
    ["/door.html", 404],
    ["/no/such/page", 404],
  ])("is served at %s with %i, with the nonce of its policy, and not for search engines", async (address, status) => {
    const page = await get(address);
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy") ?? "")?.[1];
    expect(page.html).toContain(`<script nonce="${nonce}">index</script>`);
    expect(page.status).toBe(status);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.html).toContain('<meta name="robots" content="noindex" />');
    expect(page.html).toContain(`<title>${status === 200 ? "Find Your Table" : "404 Page Not Found"}</title>`);
    expect(page.html).not.toContain("ours");
  });

  it("has a policy that runs nothing inline without this answer's nonce", async () => {
    const policyOf = async () => (await get("/auth")).headers.get("content-security-policy");
    const first = await policyOf();
    expect(first).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}';/);
    expect(first).not.toMatch(/unsafe-|script-src[^;]* (https?:|\*)/);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'self'"]) {
      expect(first).toContain(rule);
    }
    expect(first).not.toBe(await policyOf());
  });

  it("says that nobody is signed in if the request has no session", async () => {
    expect((await get("/auth")).html).toContain('<html lang="en" dir="ltr" data-without-session>');
    const { html } = await get("/auth", { Cookie: "fyt.session=of%20somebody" });
    expect(html).toContain('<html lang="en" dir="ltr">');
  });
});

describe("the app's language", () => {
  it.each([
    ["what the reader chose", { "Accept-Language": "fr", Cookie: "fyt.language=de" }, "de", "404 Seite nicht gefunden"],
    ["none that only guests' pages have", { "Accept-Language": "ar" }, "en", "404 Page Not Found"],
  ])("is %s", async (_which, headers, tag, title) => {
    const page = await get("/no/such/page", headers);
    expect(page.html).toContain(`<html lang="${tag}" dir="ltr"`);
    expect(page.html).toContain(`<title>${title}</title>`);
    expect(page.html).toContain(`<p aria-label="${tag === "de" ? "Wird geladen …" : "Loading…"}">`);
    expect(page.headers.get("content-language")).toBe(tag);
  });

  it("is kept when an address asks for one that the app has, and leads nowhere else", async () => {
    const { headers } = await get("/customer/event-editor?tab=guests&language=fr&page=2");
    expect(headers.get("location")).toBe("/customer/event-editor?tab=guests&page=2");
    expect(headers.get("set-cookie")).toMatch(/^fyt\.language=fr;.*HttpOnly; SameSite=Lax/);
    for (const address of ["/auth?language=ar", "//elsewhere.example?language=fr"]) {
      const other = (await get(address)).headers;
      expect([other.get("location"), other.get("set-cookie")]).toEqual([null, null]);
    }
  });
});

describe("the door's page", () => {
  it.each(["/customer/door", "/admin/events/7/door", "/help/door/"])(
    "is served at %s with the nonce of its policy, and can be installed",
    async (address) => {
      const { status, headers, html } = await get(address);
      const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1];
      expect(status).toBe(200);
      expect(html).toContain(`<script nonce="${nonce}">door</script>`);
      expect(headers.get("cache-control")).toBe("no-store");
      const link = /<link rel="manifest" href="([^"]+)" \/>/.exec(html)?.[1] ?? "";
      const file = await get(link, { "Accept-Language": "de" });
      expect(file.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
      const page = address.replace(/\/$/, "");
      expect(JSON.parse(file.html)).toMatchObject({ start_url: page, scope: page, display: "standalone", lang: "de" });
    },
  );

  it("has its texts, and no others, in the reader's language, and nothing of its address as HTML", async () => {
    const page = await get("/help/door", { "Accept-Language": "de" });
    expect(page.html).toContain('<html lang="de" dir="ltr">');
    expect(page.html).toContain("<title>Am Einlass · Find Your Table</title>");
    const texts: unknown = JSON.parse(/<script id="texts">(.*?)<\/script>/.exec(page.html)?.[1] ?? "");
    expect(texts).toMatchObject({ "at-the-door.state.connected": ["Verbunden"] });
    expect(Object.keys(texts ?? {}).filter((key) => !key.startsWith("at-the-door."))).toEqual([]);
    const { html } = await get("/admin/events/%22%3E%3Cscript%3E/door");
    expect(html).not.toContain('"><script>/door');
  });
});
