import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import type { Language } from "../../common/messages/language.ts";
import { message } from "../../common/messages/message.ts";
import { productName } from "../../common/product.ts";
import { screens } from "../../common/screens.ts";
import { DomainError } from "../lib/domain-error.ts";
import { languageFor } from "../lib/languages.ts";
import { headHtml, type PageHead } from "./page-head.ts";
import { nonceOf, pagePolicy } from "./security-headers.ts";
import { assetFiles, plainFiles } from "./static-files.ts";

const noncePlaceholder = "__CSP_NONCE__";
// The defaults in index.html.
const ownHead = /<meta name="description"[^>]*>\s*<title>[^<]*<\/title>/;
// A guest waits for the page; the page's own request for the event has a longer timeout.
const longestLookUpMs = 3_000;

/** How a guest page looks up its event. */
export interface SharedEvents {
  /** Reads the caller's session. */
  sessions: RequestHandler;
  /** The name of the event behind a public link; null when there is none, or the caller may not see it. */
  nameOf(request: Request, shortLink: string): Promise<string | null>;
}

/** A page's metadata, in the reader's language. */
type Head = (language: Language) => PageHead;

type SendPage = (request: Request, response: Response, status: number, head: Head) => void;

const headOf = (title: (language: Language) => string, isListed = false): Head => {
  return (language) => ({
    title: title(language),
    description: language.say(message("guest-search.prompt")),
    isListed,
  });
};
const home = headOf(() => productName, true);
const otherScreen = headOf(() => productName);
const nothingHere = headOf((language) => language.say(message("shell.notFound.title")));
const noEvent = headOf((language) => language.say(message("guest-search.eventMissingTitle")));

/** A page of the build, with the response's nonce. */
async function pageOf(file: string): Promise<(response: Response) => string> {
  const html = await readFile(file, "utf8");
  return (response) => html.replaceAll(noncePlaceholder, nonceOf(response));
}

function sendHtml(response: Response, html: string): void {
  // Each response has its own nonce, so no copy may be cached.
  response.setHeader("Cache-Control", "no-store");
  response.type("html").send(html);
}

/**
 * The built front end: its files, the playground for a browser that opens /graphql, and the app for every other page. Unknown
 * addresses, and guest pages without an event, are answered with 404 and the app, which shows the reason.
 *
 * @param folder where the build is; it must contain index.html and playground.html.
 */
export async function createPages(
  folder: string,
  events: SharedEvents,
): Promise<{ playground: RequestHandler[]; pages: Router }> {
  const [app, playground] = await Promise.all([
    pageOf(path.join(folder, "index.html")),
    pageOf(path.join(folder, "playground.html")),
  ]);
  const send: SendPage = (request, response, status, headIn) => {
    const head = headIn(languageFor(request.headers["accept-language"]));
    const shared = head.preview ? { ...head, preview: { ...head.preview, url: addressOf(request) } } : head;
    sendHtml(
      response.status(status),
      app(response).replace(ownHead, () => headHtml(shared)),
    );
  };
  const pages = Router();
  pages.use(pagePolicy());
  pages.use("/assets", assetFiles(path.join(folder, "assets")));
  pages.get("/", (request, response) => send(request, response, 200, withPreview(home)));
  pages.get(screens.guestPage, events.sessions, guestPage(events, send), eventUnknown(send));
  pages.get(Object.values(screens), (request, response) => send(request, response, 200, otherScreen));
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

function guestPage(events: SharedEvents, send: SendPage): RequestHandler<{ shortLink: string }> {
  return async (request, response) => {
    const name = await inTime(events.nameOf(request, request.params.shortLink));
    if (name === null) return send(request, response, 404, noEvent);
    // Everybody with the link is welcome, but search engines must not publish it.
    send(
      request,
      response,
      200,
      withPreview(
        headOf(() => `${name} · ${productName}`),
        name,
      ),
    );
  };
}

/**
 * The page must load without the database, too: the app explains the problem and offers to retry. Not with 503: a balancer
 * would blame the process and stop sending it requests for any page.
 */
function eventUnknown(send: SendPage): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    if (!isTooMany(error)) return send(request, response, 200, otherScreen);
    response.setHeader("Retry-After", String(error.retryAfterSeconds));
    send(request, response, error.status, otherScreen);
  };
}

/** Whether it refuses a network that has opened too many dead links. */
function isTooMany(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === "RATE_LIMITED";
}

/** The router throws this for a badly encoded URL. */
function badAddress(send: SendPage): ErrorRequestHandler {
  return (error, request, response, next) =>
    error instanceof URIError ? send(request, response, 404, nothingHere) : next(error);
}

function withPreview(headIn: Head, title = productName): Head {
  return (language) => ({ ...headIn(language), preview: { title, siteName: productName, url: undefined } });
}

// The caller chooses the Host header: an odd one is omitted.
function addressOf(request: Request): string | undefined {
  const address = `${request.protocol}://${request.host}${request.path}`;
  return /^[\w.:[\]-]+$/.test(request.host ?? "") && URL.canParse(address) ? new URL(address).href : undefined;
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const cancel = new AbortController();
  const tooLate = setTimeout(longestLookUpMs, undefined, { signal: cancel.signal }).then(() => {
    throw new Error("The event was not looked up in time.");
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    cancel.abort();
    tooLate.catch(() => undefined);
  }
}
