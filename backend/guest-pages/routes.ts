import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import type { Logger } from "pino";
import { z } from "zod";
import { type GuestPageBody, guestPageForms, guestPageParameters } from "../../common/guest-page.ts";
import type { Language } from "../../common/messages/language.ts";
import { message } from "../../common/messages/message.ts";
import { screens } from "../../common/screens.ts";
import type { PublicEvent } from "../features/events/event.type.ts";
import { enterGuestCode } from "../features/events/guest-code.service.ts";
import { findSharedPicture } from "../features/pictures/event-picture.service.ts";
import { picturePaths } from "../features/pictures/picture-path.ts";
import type { Context } from "../features/users/context.type.ts";
import type { ContextOf } from "../graphql/context.ts";
import type { Directly } from "../graphql/operations.ts";
import { toRefusal } from "../http/refusals.ts";
import { DomainError } from "../lib/domain-error.ts";
import { ownFormsOnly } from "../lib/own-site.ts";
import { changeLanguage, readerLanguage } from "../lib/reader-language.ts";
import {
  findPageEvent,
  type PageQuery,
  type Place,
  readBody,
  readQuery,
  shownEvent,
  signedInUser,
  withLook,
} from "./read-page.ts";
import type { Encoding, RenderedPages } from "./rendered-pages.ts";

export interface GuestPageDeps {
  pages: RenderedPages;
  sessions: RequestHandler;
  contextOf: ContextOf;
  directly: Directly;
  logger: Logger;
}

interface Answer {
  body: GuestPageBody;
  language: Language;
  context: Context | undefined;
  status?: number;
  /** Shown to an organizer as to a guest, in a frame of the theme editor. */
  isPreview?: boolean;
  refusal?: DomainError | undefined;
}

/** A guest types a name, not a book. */
const maxFormBytes = 4 * 1024;
const formSchema = z.object({
  [guestPageForms.code]: z.string().optional().catch(undefined),
  [guestPageForms.signOut]: z.string().optional().catch(undefined),
});

/** The home page and the pages of events, complete without scripts. */
export function guestPageRoutes(deps: GuestPageDeps): Router {
  const router = Router();
  const readForm = express.urlencoded({ extended: false, limit: maxFormBytes });
  for (const path of [screens.guestPage, screens.home]) {
    router.get(path, deps.sessions, showPage(deps), showFailure(deps));
    router.post(path, ownFormsOnly, readForm, deps.sessions, receiveForm(deps), showFailure(deps));
  }
  router.use(showFailure(deps));
  return router;
}

const placeOf = ({ params: { shortLink } }: Request): Place =>
  typeof shortLink === "string" ? { kind: "event", shortLink } : { kind: "home" };

function showPage({ pages, contextOf, directly }: GuestPageDeps): RequestHandler {
  return async (request, response) => {
    const query = readQuery(request);
    if (query.language !== undefined) return changeLanguage(request, response, query.language);
    const context = await contextOf(request);
    // The page and its search need the same event.
    context.readSince = performance.now();
    const event = await findPageEvent(context, placeOf(request));
    if (event && opensDoor(context, event, query)) return response.redirect(303, doorPath(query));
    const language = readerLanguage(request, event?.guestLanguages ?? []);
    const isPreview = query.isPreview && event?.hasList === true;
    const shown = isPreview ? withLook(event, request.query) : event;
    const read = shown ? await readBody(context, shown, query, { directly, language }) : noEvent(request, language);
    send(pages, response, query, { context, language, isPreview, ...read });
  };
}

/** A helper who scans a guest's code wants that guest at the door. */
function opensDoor({ viewer }: Context, { id }: PublicEvent, { picked, mark }: PageQuery): boolean {
  if (picked === undefined || mark === "" || viewer.kind !== "helper") return false;
  return viewer.helper.eventId === id && viewer.helper.role !== "viewer";
}

const doorPath = ({ picked }: PageQuery) => `${screens.helpDoor}#${guestPageParameters.picked}=${picked}`;

// The home page also explains the product without its sample event.
function noEvent(request: Request, language: Language): { body: GuestPageBody; status: number } {
  if (placeOf(request).kind === "event") return { body: { kind: "missing" }, status: 404 };
  return { body: { kind: "failed", reason: language.say(message("refusals.eventNotFound")) }, status: 200 };
}

/** The beginning of a query that opens the same personal link; empty for any other page. */
function linkQuery({ picked, mark }: PageQuery): string {
  if (picked === undefined || mark === "") return "";
  const { picked: guest, mark: signature } = guestPageParameters;
  return `${new URLSearchParams({ [guest]: String(picked), [signature]: mark })}&`;
}

function receiveForm(deps: GuestPageDeps): RequestHandler {
  return async (request, response) => {
    const form = formSchema.parse(request.body ?? {});
    const context = await deps.contextOf(request);
    if (form[guestPageForms.signOut] !== undefined) {
      await deps.directly(context, { mutation: "logout" }, () => context.session.signOut());
      return response.redirect(303, `${request.path}?${guestPageParameters.signedOut}=1`);
    }
    const event = await findPageEvent(context, placeOf(request));
    const language = readerLanguage(request, event?.guestLanguages ?? []);
    if (!event)
      return send(deps.pages, response, readQuery(request), { ...noEvent(request, language), context, language });
    const typed = form[guestPageForms.code] ?? "";
    const enter = () => enterGuestCode(context, event.id, typed);
    const refusal = await deps
      .directly(context, { mutation: "enterGuestCode" }, enter)
      .then(() => undefined, asRefusal);
    if (!refusal) return response.redirect(303, request.path);
    const body: GuestPageBody = { kind: "code", event: shownEvent(event), typed, refusal: refusal.in(language) };
    send(deps.pages, response, readQuery(request), { body, context, language, refusal });
  };
}

function asRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}

function showFailure({ pages, logger }: GuestPageDeps): ErrorRequestHandler {
  return (error, request, response, next) => {
    const refusal = toRefusal(error, logger);
    if (response.headersSent || refusal.code === "FORBIDDEN") return next(error);
    const language = readerLanguage(request, []);
    // No event has an address that cannot be decoded, or that the database cannot store.
    const isMissing = refusal.code === "BAD_INPUT" || refusal.code === "NOT_FOUND";
    const body: GuestPageBody = isMissing ? { kind: "missing" } : { kind: "failed", reason: refusal.in(language) };
    const status = isMissing ? { status: 404 } : {};
    send(pages, response, readQuery(request), { body, context: undefined, language, refusal, ...status });
  };
}

/** A balancer stops using a process that answers 503, though only the database is missing. */
const statusOf = ({ code, status }: DomainError) => (code === "UNAVAILABLE" ? 500 : status);

function send(pages: RenderedPages, response: Response, query: PageQuery, answer: Answer): void {
  const { body, language, context, refusal, isPreview = false } = answer;
  const request = response.req;
  const { kind } = placeOf(request);
  const page = {
    place: kind,
    body,
    signedIn: context && !isPreview ? signedInUser(context) : undefined,
    isSignedOut: query.isSignedOut && context?.viewer.kind === "anonymous",
    keptQuery: linkQuery(query),
    isPreview,
    year: new Date().getFullYear(),
  };
  const rendered = pages.get(query.part, page, language);
  const { encoding, content } = rendered.in(encodingFor(request));
  response.status(answer.status ?? (refusal ? statusOf(refusal) : 200));
  if (refusal?.retryAfterSeconds !== undefined) response.setHeader("Retry-After", String(refusal.retryAfterSeconds));
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Security-Policy", rendered.policy);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Length", content.length);
  response.setHeader("Content-Language", language.tag);
  // A page may contain a guest's name and table, and its address what was typed.
  response.setHeader("Cache-Control", "no-store");
  // Forms of the page still say where they are from, in browsers that send nothing else.
  response.setHeader("Referrer-Policy", "same-origin");
  response.end(content);
}

function encodingFor({ headers }: Request): Encoding {
  const accepted = headers["accept-encoding"] ?? "";
  if (/\bbr\b(?!;q=0(\.0*)?\b)/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(\.0*)?\b)/.test(accepted) ? "gzip" : "identity";
}

/** Monograms and photos of events' pages, for everybody who may open the page. */
export function pictureRoutes({ sessions, contextOf }: Pick<GuestPageDeps, "sessions" | "contextOf">): Router {
  return Router().get(picturePaths, sessions, async (request, response) => {
    const { shortLink, file } = request.params;
    const context = await contextOf(request);
    const isNamed = typeof shortLink === "string" && typeof file === "string";
    const picture = isNamed ? await findSharedPicture(context.db, context, shortLink, file) : undefined;
    if (!picture) {
      response.status(404).setHeader("Cache-Control", "no-store").end();
      return;
    }
    // Browsers alone may keep it: an event can become private.
    response.setHeader("Cache-Control", "private, max-age=31536000, immutable");
    response.setHeader("Content-Type", picture.mediaType);
    response.setHeader("Content-Length", picture.content.length);
    response.setHeader("ETag", `"${file}"`);
    if (request.fresh) response.status(304).end();
    else response.end(picture.content);
  });
}
