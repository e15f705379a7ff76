import { createHmac } from "node:crypto";
import { type Cookies, parseCookie } from "cookie";
import { sign, unsign } from "cookie-signature";
import type { Request, Response } from "express";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { CallerTokens, TokenKind } from "../lib/caller-tokens.ts";

/** Expiry in seconds since 1970, and the data. */
const noteSchema = z.tuple([z.number(), z.unknown()]);
type Note = z.output<typeof noteSchema>;

// Named like the session cookie, for the same reason (lib/session-cookie.ts).
const cookieName = (name: string, isSecure: boolean) => `${isSecure ? "__Host-" : ""}fyt.${name}`;

/** Notes known to be genuine; the largest take some kilobytes. */
const maxOpened = 5_000;

const openedKey = (name: string, sealed: string) => `${name} ${sealed}`;

/** A note, and the text that a caller keeps. */
interface Given {
  sealed: string;
  note: Note;
}

function read<Data>({ schema }: TokenKind<Data>, [endsAt, data]: Note | readonly [] = []): Data | undefined {
  return endsAt !== undefined && endsAt * 1000 > Date.now() ? schema.safeParse(data).data : undefined;
}

class Sealer {
  readonly #secret: string;
  readonly #keys = new Map<string, Buffer>();
  readonly #opened = new LRUCache<string, Note>({ max: maxOpened });

  constructor(secret: string) {
    this.#secret = secret;
  }

  seal<Data>({ name, lifetimeSeconds }: TokenKind<Data>, data: Data): Given {
    const endsAt = Math.floor(Date.now() / 1000) + lifetimeSeconds;
    const note: Note = [endsAt, data];
    const text = Buffer.from(JSON.stringify(note)).toString("base64url");
    return { sealed: sign(text, this.#keyOf(name)), note };
  }

  open<Data>(kind: TokenKind<Data>, sealed: string | undefined): Data | undefined {
    return sealed ? read(kind, this.#unseal(kind.name, sealed)) : undefined;
  }

  // Phones send the same note with each of their searches.
  #unseal(name: string, sealed: string): Note | undefined {
    const key = openedKey(name, sealed);
    const known = this.#opened.get(key);
    if (known) return known;
    const text = unsign(sealed, this.#keyOf(name));
    if (text === false) return undefined;
    const note = noteSchema.safeParse(JSON.parse(Buffer.from(text, "base64url").toString())).data;
    if (note) this.#opened.set(key, note);
    return note;
  }

  #keyOf(name: string): Buffer {
    const known = this.#keys.get(name);
    if (known) return known;
    const key = createHmac("sha256", this.#secret).update(`caller token ${name}`).digest();
    this.#keys.set(name, key);
    return key;
  }
}

/** The notes that callers keep for the server, signed with the session secret. */
export function createCallerTokens(secret: string): (request: Request) => CallerTokens {
  const sealer = new Sealer(secret);
  return (request) => {
    const given = new Map<string, Note>();
    let cookies: Cookies | undefined;
    const shownOf = ({ name, header }: { name: string; header?: string }) => {
      cookies ??= parseCookie(request.headers.cookie ?? "");
      return (header && request.get(header)) ?? cookies[cookieName(name, request.secure)];
    };
    return {
      read(kind) {
        const note = given.get(kind.name);
        return note ? read(kind, note) : sealer.open(kind, shownOf(kind));
      },
      shown(kind) {
        return sealer.open(kind, shownOf(kind));
      },
      give(kind, data) {
        const { res, secure } = request;
        if (!res || res.headersSent) return;
        const { sealed, note } = sealer.seal(kind, data);
        const name = cookieName(kind.name, secure);
        if (given.has(kind.name)) withdraw(res, name);
        given.set(kind.name, note);
        if (kind.header) res.set(kind.header, sealed);
        const maxAge = kind.lifetimeSeconds * 1000;
        res.cookie(name, sealed, { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge });
      },
    };
  };
}

/** An answer may set each cookie only once. */
function withdraw(response: Response, name: string): void {
  const lines = [response.getHeader("Set-Cookie") ?? []].flat().map(String);
  const others = lines.filter((line) => !line.startsWith(`${name}=`));
  if (others.length < lines.length) response.setHeader("Set-Cookie", others);
}
