import type { Request } from "express";
import { z } from "zod";
import { guestLanguages } from "../../common/guest-languages.ts";
import { guestPageParameters as names } from "../../common/guest-page.ts";
import { maxSearchLength } from "../../common/limits.ts";
import type { Part } from "./rendered-pages.ts";

/** What the address of a guest page asks for. Parameters that make no sense are ignored. */
export interface PageWish {
  /** What was typed; empty for nothing. */
  typed: string;
  /** The id of the match that the guest picked. */
  picked: number | undefined;
  part: Part;
  /** The tag of the language to use from now on. */
  language: string | undefined;
  isSignedOut: boolean;
}

const text = z.string().optional().catch(undefined);
const querySchema = z.object({
  [names.query]: text,
  [names.picked]: z.coerce.number().int().positive().optional().catch(undefined),
  [names.part]: text,
  [names.language]: z
    .enum(guestLanguages.map(({ tag }) => tag))
    .optional()
    .catch(undefined),
  [names.signedOut]: text,
});

const nothing: PageWish = { typed: "", picked: undefined, part: "page", language: undefined, isSignedOut: false };

/** Reads the query of a request. */
export function readWish({ query, url }: Request): PageWish {
  // Most addresses are what was printed on the invitation.
  if (!url.includes("?")) return nothing;
  const parameters = querySchema.parse(query);
  return {
    // One letter more than may be searched, so that longer texts are refused and not echoed.
    typed: [...(parameters[names.query] ?? "")].slice(0, maxSearchLength + 1).join(""),
    picked: parameters[names.picked],
    part: parameters[names.part] === "answer" ? "answer" : "page",
    language: parameters[names.language],
    isSignedOut: parameters[names.signedOut] !== undefined,
  };
}
