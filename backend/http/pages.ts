import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import expressStaticGzip from "express-static-gzip";
import { appLanguages } from "../../common/app-languages.ts";
import { directionOf } from "../../common/guest-languages.ts";
import { guestPageParameters } from "../../common/guest-page.ts";
import type { Language } from "../../common/messages/language.ts";
import { message } from "../../common/messages/message.ts";
import { withoutSession } from "../../common/page-marks.ts";
import { productName } from "../../common/product.ts";
import { appScreens, doorPages } from "../../common/screens.ts";
import { readMessages } from "../lib/languages.ts";
import { appLanguage, changeLanguage } from "../lib/reader-language.ts";
import { contentPolicy } from "./every-request.ts";
import { bearsCookie } from "./session.ts";

// What the built pages have in place of what depends on the request.
const ownTag = '<html lang="en">';
const ownHead = /<meta name="description"[^>]*>\s*<title>[^<]*<\/title>/;
const ownWait = 'aria-label="Loading"';
const doorHead = "<!--head-->";
const doorTexts = '"__TEXTS__"';
const noncePlaceholder = "__CSP_NONCE__";

const ownSources = [
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
];

/** The content security policy of pages and their files: inline code runs only with the response's nonce. */
const pagePolicy: RequestHandler = (_request, response, next) => {
  const nonce = randomBytes(16).toString("base64");
  response.locals.nonce = nonce;
  const code = `'nonce-${nonce}'`;
  response.setHeader("Content-Security-Policy", contentPolicy({ script: code, style: code, sources: ownSources }));
  next();
};

/** A page of the build, with the response's nonce. */
type BuiltPage = (response: Response) => string;

async function builtPage(file: string): Promise<BuiltPage> {
  const html = await readFile(file, "utf8");
  return (response) => html.replaceAll(noncePlaceholder, String(response.locals.nonce));
}

function sendHtml(response: Response, html: string): void {
  // Each response has its own nonce, so no copy may be cached.
  response.setHeader("Cache-Control", "no-store");
  response.type("html").send(html);
}

type Replacement = readonly [what: string | RegExp, by: string];

/** The page in the reader's language. */
function sendIn({ tag }: Language, response: Response, page: BuiltPage, replacements: Replacement[], mark = ""): void {
  const all = [[ownTag, `<html lang="${tag}" dir="${directionOf(tag)}"${mark}>`], ...replacements] as const;
  response.setHeader("Content-Language", tag);
  sendHtml(
    response,
    all.reduce((html, [what, by]) => html.replace(what, () => by), page(response)),
  );
}

const inHtml: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for HTML, also within quotation marks. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => inHtml[sign] ?? sign);

/** The head of a page that search engines may not list. */
const headHtml = (title: string, description: string, ...links: string[]) =>
  [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    '<meta name="robots" content="noindex" />',
    `<title>${escapeHtml(title)}</title>`,
    ...links,
  ].join("\n    ");

/** Keeps the language that the address asks for. */
const chooseLanguage: RequestHandler = (request, response, next) => {
  const wanted = request.query[guestPageParameters.language];
  const tag = appLanguages.find((offered) => offered === wanted);
  return tag === undefined ? next() : changeLanguage(request, response, tag);
};

type SendPage = (request: Request, response: Response, status: 200 | 404) => void;

/** The built front end: files, the playground at /graphql, and the app for all else, with 404 at unknown addresses. */
export async function createPages(folder: string): Promise<{ playground: RequestHandler[]; pages: Router }> {
  const [app, playground, door] = await Promise.all([
    builtPage(path.join(folder, "index.html")),
    builtPage(path.join(folder, "playground.html")),
    builtPage(path.join(folder, "door.html")),
  ]);
  const send: SendPage = (request, response, status) => {
    const language = appLanguage(request);
    const title = status === 200 ? productName : language.say(message("shell.notFound.title"));
    const head = headHtml(title, language.say(message("guest-search.prompt")));
    const wait = `aria-label="${escapeHtml(language.say(message("shell.loading")))}"`;
    const mark = bearsCookie(request) ? "" : ` ${withoutSession}`;
    const replacements: Replacement[] = [
      [ownHead, head],
      [ownWait, wait],
    ];
    sendIn(language, response.status(status), app, replacements, mark);
  };
  const pages = Router();
  pages.use(pagePolicy);
  pages.use("/assets", assetFiles(path.join(folder, "assets")));
  addDoorPages(pages, door);
  pages.get(Object.values(appScreens), chooseLanguage, (request, response) => send(request, response, 200));
  // Served as files, the built pages would contain the placeholder instead of a nonce.
  pages.get(/\.html$/, (request, response) => send(request, response, 404));
  pages.use(plainFiles(folder));
  pages.get(/.*/, (request, response) => send(request, response, 404));
  pages.use(badAddress(send));
  return {
    playground: [
      (request, _response, next) => next(request.accepts(["json", "html"]) === "html" ? undefined : "route"),
      pagePolicy,
      (_request, response) => sendHtml(response, playground(response)),
    ],
    pages,
  };
}

/** The router throws this for a badly encoded URL. */
function badAddress(send: SendPage): ErrorRequestHandler {
  return (error, request, response, next) => (error instanceof URIError ? send(request, response, 404) : next(error));
}

const doorTitle = (language: Language) => `${language.say(message("at-the-door.title"))} · ${productName}`;
const manifestOf = (page: string): string => `${page}.webmanifest`;

/** As JSON within HTML. What is not translated yet is in English. */
function textsIn(tag: string): string {
  const sections = ["at-the-door"];
  const texts = { ...readMessages("en", sections), ...readMessages(tag, sections) };
  return JSON.stringify(texts).replaceAll("<", "\\u003c");
}

/**
 * The pages of the door: the same for everybody, without a name, so that a device may keep it. It asks for the rest as whoever
 * opens it. Beside each page is the manifest by which it can be installed.
 */
function addDoorPages(pages: Router, door: BuiltPage): void {
  const texts = new Map(appLanguages.map((tag) => [String(tag), textsIn(tag)]));
  const show: RequestHandler = (request, response) => {
    const language = appLanguage(request);
    const address = escapeHtml(request.path.replace(/\/$/, ""));
    const manifest = `<link rel="manifest" href="${manifestOf(address)}" />`;
    sendIn(language, response, door, [
      [doorHead, headHtml(doorTitle(language), language.say(message("at-the-door.description")), manifest)],
      [doorTexts, texts.get(language.tag) ?? "{}"],
    ]);
  };
  for (const address of Object.values(doorPages)) {
    pages.get(address, chooseLanguage, show);
    pages.get(manifestOf(address), sendManifest);
  }
}

/** What a phone needs to put the page on its home screen. */
const sendManifest: RequestHandler = (request, response) => {
  const language = appLanguage(request);
  const address = request.path.slice(0, -manifestOf("").length);
  response.setHeader("Cache-Control", "no-cache");
  response.type("application/manifest+json").send({
    id: address,
    name: doorTitle(language),
    short_name: language.say(message("at-the-door.title")),
    lang: language.tag,
    dir: directionOf(language.tag),
    start_url: address,
    scope: address,
    display: "standalone",
    background_color: "#faf8f4",
    theme_color: "#1f5a48",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/door-icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/door-icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
};

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
