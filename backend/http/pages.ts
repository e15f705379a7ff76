import { readdir } from "node:fs/promises";
import path from "node:path";
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import expressStaticGzip from "express-static-gzip";
import { directionOf } from "../../common/guest-languages.ts";
import type { Language } from "../../common/messages/language.ts";
import { message } from "../../common/messages/message.ts";
import { withoutSession } from "../../common/page-marks.ts";
import { productName } from "../../common/product.ts";
import { appScreens } from "../../common/screens.ts";
import { appLanguage } from "../lib/reader-language.ts";
import { builtPage, changeLanguage, escapeHtml, headHtml, type PageHead, sendHtml } from "./built-page.ts";
import { createDoorPage } from "./door-page.ts";
import { pagePolicy } from "./security-headers.ts";
import { bearsCookie } from "./session.ts";

// What index.html has in their place.
const ownTag = '<html lang="en">';
const ownHead = /<meta name="description"[^>]*>\s*<title>[^<]*<\/title>/;
const ownWait = 'aria-label="Loading"';
type Head = (language: Language) => PageHead;

type SendPage = (request: Request, response: Response, status: number, head: Head) => void;

const headOf =
  (title: (language: Language) => string): Head =>
  (language) => ({ title: title(language), description: language.say(message("guest-search.prompt")) });
const screen = headOf(() => productName);
const nothingHere = headOf((language) => language.say(message("shell.notFound.title")));

/** By language: browsers ask for them along with the app, not after it. */
async function messageFiles(assets: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(assets);
  const named = files.map((file) => [/^messages-(\w+)-.*\.js$/.exec(file)?.[1] ?? "", `/assets/${file}`] as const);
  return new Map(named.filter(([tag]) => tag !== ""));
}

/** The built front end: files, the playground at /graphql, and the app for all else, with 404 at unknown addresses. */
export async function createPages(folder: string): Promise<{ playground: RequestHandler[]; pages: Router }> {
  const assets = path.join(folder, "assets");
  const [app, playground, door, messagesIn] = await Promise.all([
    builtPage(path.join(folder, "index.html")),
    builtPage(path.join(folder, "playground.html")),
    createDoorPage(folder),
    messageFiles(assets),
  ]);
  const send: SendPage = (request, response, status, headIn) => {
    const language = appLanguage(request);
    const mark = bearsCookie(request) ? "" : ` ${withoutSession}`;
    const head = headHtml({ ...headIn(language), preload: messagesIn.get(language.tag) });
    response.setHeader("Content-Language", language.tag);
    sendHtml(
      response.status(status),
      app(response)
        .replace(ownTag, `<html lang="${language.tag}" dir="${directionOf(language.tag)}"${mark}>`)
        .replace(ownHead, () => head)
        .replace(ownWait, () => `aria-label="${escapeHtml(language.say(message("shell.loading")))}"`),
    );
  };
  const pages = Router();
  pages.use(pagePolicy());
  pages.use("/assets", assetFiles(assets));
  pages.use(door);
  pages.get(Object.values(appScreens), changeLanguage, (request, response) => send(request, response, 200, screen));
  // Served as files, the built pages would contain the placeholder instead of a nonce.
  pages.get(/\.html$/, (request, response) => send(request, response, 404, nothingHere));
  pages.use(plainFiles(folder));
  pages.get(/.*/, (request, response) => send(request, response, 404, nothingHere));
  pages.use(badAddress(send));
  return {
    playground: [
      (request, _response, next) => next(request.accepts(["json", "html"]) === "html" ? undefined : "route"),
      ...pagePolicy(),
      (_request, response) => sendHtml(response, playground(response)),
    ],
    pages,
  };
}

/** The router throws this for a badly encoded URL. */
function badAddress(send: SendPage): ErrorRequestHandler {
  return (error, request, response, next) =>
    error instanceof URIError ? send(request, response, 404, nothingHere) : next(error);
}

/** Sends a file's compressed version (.br, .gz) if there is one. The versions are looked up once. */
function files(folder: string, serveStatic: expressStaticGzip.ExpressStaticGzipOptions["serveStatic"]): RequestHandler {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ["br", "gzip"],
    index: false,
    serveStatic: { ...serveStatic, index: false },
  });
}

/** Built assets, cached forever, as their names contain a hash of their content; a missing one is an error. */
export const assetFiles = (folder: string): RequestHandler =>
  files(folder, { immutable: true, maxAge: "1y", fallthrough: false });

/** Files that keep their names. Browsers check each time whether there is a newer version. */
export const plainFiles = (folder: string): RequestHandler =>
  files(folder, { setHeaders: (response) => response.setHeader("Cache-Control", "no-cache") });
