import type { Request } from "express";
import { z } from "zod";
import { guestLanguages } from "../../common/guest-languages.ts";
import { guestPageParameters as names } from "../../common/guest-page.ts";
import { maxSearchLength } from "../../common/limits.ts";
import { themeRules } from "../../common/theme-rules.ts";
import type { Part } from "./rendered-pages.ts";

/** What the address of a guest page asks for. Parameters that make no sense are ignored. */
export interface PageQuery {
  /** Empty for nothing. */
  typed: string;
  /** The id of the match that the guest picked. */
  picked: number | undefined;
  /** With `picked`, the signature of a personal link; empty for none. */
  mark: string;
  part: Part;
  language: string | undefined;
  isSignedOut: boolean;
  /** For the theme editor: what of a theme replaces what is saved; undefined for guests. */
  preview: Look | undefined;
}

/** A color that is still being typed is none. */
const lookSchema = z.object({
  primaryColor: themeRules.shape.primaryColor.catch(undefined),
  backgroundColor: themeRules.shape.backgroundColor.catch(undefined),
  fontFamily: themeRules.shape.fontFamily.catch(undefined),
});

/** Fields of a theme; those that are missing are as saved. */
export type Look = z.output<typeof lookSchema>;

const nothing: PageQuery = {
  typed: "",
  picked: undefined,
  mark: "",
  part: "page",
  language: undefined,
  isSignedOut: false,
  preview: undefined,
};

/** Reads the query of a request. */
export function readWish({ query, url }: Request): PageQuery {
  // Most addresses are what was printed on the invitation.
  if (!url.includes("?")) return nothing;
  const typed = textOf(query[names.query]);
  return {
    // One letter more than may be searched, so that longer texts are refused and not echoed.
    typed: typed.length > maxSearchLength ? [...typed].slice(0, maxSearchLength + 1).join("") : typed,
    picked: idOf(query[names.picked]),
    mark: textOf(query[names.mark]),
    part: query[names.part] === "answer" ? "answer" : "page",
    language: guestLanguages.find(({ tag }) => tag === query[names.language])?.tag,
    isSignedOut: query[names.signedOut] !== undefined,
    preview: query[names.preview] === undefined ? undefined : lookSchema.parse(query),
  };
}

// A parameter that is given twice is a list.
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function idOf(value: unknown): number | undefined {
  const id = Number(textOf(value));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
