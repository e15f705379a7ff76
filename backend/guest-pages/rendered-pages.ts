import { createHash } from "node:crypto";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { GuestPage, GuestPageRenderer } from "../../common/guest-page.ts";
import type { Language } from "../../common/messages/language.ts";
import type { KeptAnswer, KeptAnswers } from "../features/guest-search/kept-answers.service.ts";
import { minBytesToCompress } from "../http/bodies.ts";
import { contentPolicy } from "../http/every-request.ts";

/** Loads the built module that turns guest pages into HTML, render.js. */
export async function loadRenderer(folder: string): Promise<GuestPageRenderer> {
  const { renderPage, renderAnswer }: GuestPageRenderer = await import(
    pathToFileURL(path.join(folder, "render.js")).href
  );
  return { renderPage, renderAnswer };
}

export type Encoding = "br" | "gzip" | "identity";

const quickQuality = 5;

function encode(plain: Buffer, encoding: "br" | "gzip"): Buffer {
  if (encoding === "gzip") return gzipSync(plain);
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } });
}

/** A page, ready to be sent in any encoding. */
class SendablePage {
  readonly policy: string;
  readonly #plain: Buffer;
  readonly #encoded = new Map<Encoding, Buffer>();

  constructor(html: string, policy: string) {
    this.#plain = Buffer.from(html);
    this.policy = policy;
  }

  /** Approximate memory. */
  get bytes(): number {
    return this.#plain.length * 2 + 1;
  }

  /** Small pages are sent as they are. */
  in(wanted: Encoding): { encoding: Encoding; content: Buffer } {
    if (wanted === "identity" || this.#plain.length < minBytesToCompress) {
      return { encoding: "identity", content: this.#plain };
    }
    const content = this.#encoded.get(wanted) ?? encode(this.#plain, wanted);
    this.#encoded.set(wanted, content);
    return { encoding: wanted, content };
  }
}

const hashOf = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

const isPage = (kept: KeptAnswer): kept is SendablePage => kept instanceof SendablePage;

/** The whole page, or only its answer. */
export type Part = "page" | "answer";

/** Renders pages, once for all who open the same page. */
export class RenderedPages {
  readonly #renderer: GuestPageRenderer;
  readonly #kept: KeptAnswers;

  constructor(renderer: GuestPageRenderer, kept: KeptAnswers) {
    this.#renderer = renderer;
    this.#kept = kept;
  }

  get(part: Part, page: GuestPage, language: Language): SendablePage {
    // Each step of a color is another one, which nobody opens again.
    if (page.isPreview) return this.#render(part, page, language);
    const eventId = "event" in page.body ? page.body.event.id : undefined;
    const text = `${part} ${language.tag} ${JSON.stringify(page)}`;
    return this.#kept.get({ eventId, text, isAnswer: isPage }, () => this.#render(part, page, language));
  }

  #render(part: Part, page: GuestPage, language: Language): SendablePage {
    if (part === "answer") return new SendablePage(this.#renderer.renderAnswer(page, language), "default-src 'none'");
    const { html, inlineScript, inlineStyle } = this.#renderer.renderPage(page, language);
    const [script, style] = [hashOf(inlineScript), hashOf(inlineStyle)];
    // Only a preview may be in a frame of ours.
    const framedBy = page.isPreview ? "'self'" : "'none'";
    return new SendablePage(html, contentPolicy({ script, style, sources: ["img-src 'self' data:"], framedBy }));
  }
}
