import { readFile } from "node:fs/promises";
import path from "node:path";
import express, { type RequestHandler, Router } from "express";
import { nonceOf } from "./security-headers.ts";

const noncePlaceholder = "__CSP_NONCE__";

async function page(file: string): Promise<RequestHandler> {
  const html = await readFile(file, "utf8");
  return (_request, response) => {
    // Each response has a nonce of its own, so no copy may be kept.
    response.setHeader("Cache-Control", "no-store");
    response.type("html").send(html.replaceAll(noncePlaceholder, nonceOf(response)));
  };
}

/**
 * The built front end: its files, the playground for a browser that opens /graphql, and the app for every other page.
 *
 * @param folder where the build is; it must hold index.html and playground.html.
 */
export async function createPages(folder: string): Promise<{ playground: RequestHandler; pages: Router }> {
  const [app, playgroundPage] = await Promise.all([
    page(path.join(folder, "index.html")),
    page(path.join(folder, "playground.html")),
  ]);
  const pages = Router();
  // Names of built assets hold a hash of their content; a missing one must not be answered with the app's page.
  const assets = express.static(path.join(folder, "assets"), { immutable: true, maxAge: "1y", fallthrough: false });
  pages.use("/assets", assets);
  // The built pages as files would bear the placeholder in place of a nonce.
  pages.get(/\.html$/, app);
  pages.use(express.static(folder, { index: false, maxAge: "1h", extensions: false }));
  pages.get(/.*/, app);
  return {
    playground: (request, response, next) =>
      request.accepts(["json", "html"]) === "html" ? playgroundPage(request, response, next) : next(),
    pages,
  };
}
