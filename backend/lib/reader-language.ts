import { parseCookie } from "cookie";
import type { Request, Response } from "express";
import { appLanguages } from "../../common/app-languages.ts";
import { guestLanguages } from "../../common/guest-languages.ts";
import { guestPageParameters } from "../../common/guest-page.ts";
import type { Language } from "../../common/messages/language.ts";
import { languageFor } from "./languages.ts";

const cookieName = "fyt.language";
const keptForMs = 365 * 24 * 60 * 60 * 1000;

/** The language of a page: the reader's choice, or else the browser's, among the tags `offered`; empty for all. */
export function readerLanguage({ headers }: Request, offered: readonly string[]): Language {
  const chosen = headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[cookieName];
  const isChosen = guestLanguages.some(({ tag }) => tag === chosen);
  const isOffered = offered.length === 0 || offered.some((tag) => tag === chosen);
  return languageFor(isChosen && isOffered ? chosen : headers["accept-language"], offered);
}

/** The language of the organizers' app. A reader of another one gets English. */
export function appLanguage(request: Request): Language {
  return readerLanguage(request, appLanguages);
}

/** Remembers a reader's choice on their device, and opens the same address again, without it. */
export function changeLanguage(request: Request, response: Response, tag: string): void {
  const { secure } = request;
  response.cookie(cookieName, tag, { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: keptForMs });
  const query = new URLSearchParams(request.url.slice(request.path.length));
  query.delete(guestPageParameters.language);
  response.setHeader("Cache-Control", "no-store");
  response.redirect(303, query.size === 0 ? request.path : `${request.path}?${query}`);
}
