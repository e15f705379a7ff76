import type { Request } from "express";
import { guestLanguages } from "../../common/guest-languages.ts";
import { guestPageParameters as names } from "../../common/guest-page.ts";
import { maxSearchLength } from "../../common/limits.ts";
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
  /** Whether it is for the theme editor, with a theme that is not saved. */
  isPreview: boolean;
}

const nothing: PageQuery = {
  typed: "",
  picked: undefined,
  mark: "",
  part: "page",
  language: undefined,
  isSignedOut: false,
  isPreview: false,
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
    isPreview: query[names.preview] !== undefined,
  };
}

// A parameter that is given twice is a list.
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function idOf(value: unknown): number | undefined {
  const id = Number(textOf(value));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
