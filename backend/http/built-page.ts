import { readFile } from "node:fs/promises";
import type { RequestHandler, Response } from "express";
import { appLanguages } from "../../common/app-languages.ts";
import { guestPageParameters } from "../../common/guest-page.ts";
import { keepLanguage } from "../lib/reader-language.ts";
import { nonceOf } from "./security-headers.ts";

const noncePlaceholder = "__CSP_NONCE__";

/** A page of the build, with the response's nonce. */
export async function builtPage(file: string): Promise<(response: Response) => string> {
  const html = await readFile(file, "utf8");
  return (response) => html.replaceAll(noncePlaceholder, nonceOf(response));
}

export function sendHtml(response: Response, html: string): void {
  // Each response has its own nonce, so no copy may be cached.
  response.setHeader("Cache-Control", "no-store");
  response.type("html").send(html);
}

/** Keeps the language that the address asks for, then opens the same address without it. */
export const changeLanguage: RequestHandler = (request, response, next) => {
  const wanted = request.query[guestPageParameters.language];
  const tag = appLanguages.find((offered) => offered === wanted);
  if (tag === undefined) return next();
  keepLanguage(response, tag);
  const query = new URLSearchParams(request.url.slice(request.path.length));
  query.delete(guestPageParameters.language);
  response.setHeader("Cache-Control", "no-store");
  response.redirect(303, query.size === 0 ? request.path : `${request.path}?${query}`);
};

export interface PageHead {
  title: string;
  description: string;
  preload?: string | undefined;
}

const inHtml: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for HTML, also within quotation marks. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => inHtml[sign] ?? sign);

/** The head of a page that search engines may not list. */
export function headHtml({ title, description, preload }: PageHead): string {
  return [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    '<meta name="robots" content="noindex" />',
    `<title>${escapeHtml(title)}</title>`,
    ...(preload === undefined ? [] : [`<link rel="modulepreload" crossorigin href="${escapeHtml(preload)}" />`]),
  ].join("\n    ");
}
