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

/** The notes that callers keep for the server, signed with the session secret. */
export function createCallerTokens(secret: string): (request: Request) => CallerTokens {
  const keys = new Map<string, Buffer>();
  const keyOf = (name: string) => {
    const key = keys.get(name) ?? createHmac("sha256", secret).update(`caller token ${name}`).digest();
    keys.set(name, key);
    return key;
  };
  const opened = new LRUCache<string, Note>({ max: maxOpened });
  // Phones send the same note with each of their searches.
  const open = (name: string, sealed: string): Note | undefined => {
    const known = opened.get(`${name} ${sealed}`);
    const text = known ? false : unsign(sealed, keyOf(name));
    if (text === false) return known;
    const note = noteSchema.safeParse(JSON.parse(Buffer.from(text, "base64url").toString())).data;
    if (note) opened.set(`${name} ${sealed}`, note);
    return note;
  };
  return (request) => {
    const given = new Map<string, Note>();
    let cookies: Cookies | undefined;
    const shown = <Data>({ name, header }: TokenKind<Data>): Note | undefined => {
      cookies ??= parseCookie(request.headers.cookie ?? "");
      const sealed = (header && request.get(header)) ?? cookies[cookieName(name, request.secure)];
      return sealed ? open(name, sealed) : undefined;
    };
    return {
      read: (kind) => dataOf(kind, given.get(kind.name) ?? shown(kind)),
      shown: (kind) => dataOf(kind, shown(kind)),
      give({ name: kind, header, lifetimeSeconds }, data) {
        const { res, secure } = request;
        if (!res || res.headersSent) return;
        const note: Note = [Math.floor(Date.now() / 1000) + lifetimeSeconds, data];
        const sealed = sign(Buffer.from(JSON.stringify(note)).toString("base64url"), keyOf(kind));
        const name = cookieName(kind, secure);
        if (given.has(kind)) withdraw(res, name);
        given.set(kind, note);
        if (header) res.set(header, sealed);
        const maxAge = lifetimeSeconds * 1000;
        res.cookie(name, sealed, { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge });
      },
    };
  };
}

function dataOf<Data>({ schema }: TokenKind<Data>, [endsAt, data]: Note | readonly [] = []): Data | undefined {
  return endsAt !== undefined && endsAt * 1000 > Date.now() ? schema.safeParse(data).data : undefined;
}

/** An answer may set each cookie only once. */
function withdraw(response: Response, name: string): void {
  const lines = [response.getHeader("Set-Cookie") ?? []].flat().map(String);
  const others = lines.filter((line) => !line.startsWith(`${name}=`));
  if (others.length < lines.length) response.setHeader("Set-Cookie", others);
}
