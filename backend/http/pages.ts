import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import type { Language } from "../../common/messages/language.ts";
import { message } from "../../common/messages/message.ts";
import { productName } from "../../common/product.ts";
import { appScreens } from "../../common/screens.ts";
import { languageFor } from "../lib/languages.ts";
import { headHtml, type PageHead } from "./page-head.ts";
import { nonceOf, pagePolicy } from "./security-headers.ts";
import { assetFiles, plainFiles } from "./static-files.ts";

const noncePlaceholder = "__CSP_NONCE__";
// The defaults in index.html.
const ownHead = /<meta name="description"[^>]*>\s*<title>[^<]*<\/title>/;
/** A page's metadata, in the reader's language. */
type Head = (language: Language) => PageHead;

type SendPage = (request: Request, response: Response, status: number, head: Head) => void;

const headOf =
  (title: (language: Language) => string): Head =>
  (language) => ({ title: title(language), description: language.say(message("guest-search.prompt")) });
const screen = headOf(() => productName);
const nothingHere = headOf((language) => language.say(message("shell.notFound.title")));

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
 * The built front end: its files, the playground for a browser that opens /graphql, and the organizers' app for every other
 * page. Unknown addresses are answered with 404 and the app, which says so. Search engines may list none of it.
 *
 * @param folder where the build is; it must contain index.html and playground.html.
 */
export async function createPages(folder: string): Promise<{ playground: RequestHandler[]; pages: Router }> {
  const [app, playground] = await Promise.all([
    pageOf(path.join(folder, "index.html")),
    pageOf(path.join(folder, "playground.html")),
  ]);
  const send: SendPage = (request, response, status, headIn) => {
    const head = headIn(languageFor(request.headers["accept-language"]));
    sendHtml(
      response.status(status),
      app(response).replace(ownHead, () => headHtml(head)),
    );
  };
  const pages = Router();
  pages.use(pagePolicy());
  pages.use("/assets", assetFiles(path.join(folder, "assets")));
  pages.get(Object.values(appScreens), (request, response) => send(request, response, 200, screen));
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
