import { createHash } from "node:crypto";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { GuestPage, GuestPageRenderer } from "../../common/guest-page.ts";
import type { Language } from "../../common/messages/language.ts";
import { minBytesToCompress } from "../http/compress-answers.ts";

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
export class SendablePage {
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

/** Everything of the page's own origin, and no inline code but the page's own, by its hash. Only a preview may be in a frame of ours. */
function policyFor(inlineScript: string, inlineStyle: string, isPreview: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashOf(inlineScript)}`,
    `style-src 'self' ${hashOf(inlineStyle)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
  ].join(";");
}

/** Approximate, for all cached pages together. */
const maxBytesKept = 20_000_000;

const eventOf = ({ body }: GuestPage) => ("event" in body ? body.event.id : undefined);

const beginningOf = (eventId: number | undefined) => `${eventId ?? "none"} `;

/** The whole page, or only its answer. */
export type Part = "page" | "answer";

/** Renders pages, once for all who open the same page. */
export class RenderedPages {
  readonly #renderer: GuestPageRenderer;
  readonly #kept = new LRUCache<string, SendablePage>({
    maxSize: maxBytesKept,
    sizeCalculation: (page, key) => page.bytes + 2 * key.length,
  });

  constructor(renderer: GuestPageRenderer) {
    this.#renderer = renderer;
  }

  get(part: Part, page: GuestPage, language: Language): SendablePage {
    // Each step of a color is another one, which nobody opens again.
    if (page.isPreview) return this.#render(part, page, language);
    // Guests of an event type the same beginnings again and again.
    const key = `${beginningOf(eventOf(page))}${part} ${language.tag} ${JSON.stringify(page)}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const made = this.#render(part, page, language);
    this.#kept.set(key, made);
    return made;
  }

  /** An event's pages, or all: they may name a guest who was erased. */
  forget(eventId?: number): void {
    const beginning = eventId === undefined ? "" : beginningOf(eventId);
    for (const key of [...this.#kept.keys()]) if (key.startsWith(beginning)) this.#kept.delete(key);
  }

  #render(part: Part, page: GuestPage, language: Language): SendablePage {
    if (part === "answer") return new SendablePage(this.#renderer.renderAnswer(page, language), "default-src 'none'");
    const { html, inlineScript, inlineStyle } = this.#renderer.renderPage(page, language);
    return new SendablePage(html, policyFor(inlineScript, inlineStyle, page.isPreview));
  }
}
