import { createHmac } from "node:crypto";
import { type Cookies, parseCookie } from "cookie";
import { sign, unsign } from "cookie-signature";
import type { Request, Response } from "express";
import { LRUCache } from "lru-cache";
import { z } from "zod";

/** A kind of signed token for callers to keep and send back. They cannot forge it, and any process can check it. */
export interface TokenKind<Data> {
  /** Part of the cookie's name. A token of one kind is not valid as another. */
  name: string;
  /** Keep it short: browsers drop cookies larger than 4 kB. */
  schema: z.ZodType<Data>;
  lifetimeSeconds: number;
  /** The request and response header that carries it for callers without cookies; undefined for none. */
  header?: string;
}

/** Access to the caller's tokens for resolvers. */
export type CallerTokens = ReturnType<ReturnType<typeof createCallerTokens>>;

/** Expiry in seconds since 1970, and the data. */
const noteSchema = z.tuple([z.number(), z.unknown()]);
type Note = z.output<typeof noteSchema>;

// Named like the session cookie, for the same reason.
const cookieName = (name: string, isSecure: boolean) => `${isSecure ? "__Host-" : ""}fyt.${name}`;

/** Notes known to be genuine; the largest take some kilobytes. */
const maxOpened = 5_000;

/** The notes that callers keep for the server, signed with the session secret. */
export function createCallerTokens(secret: string) {
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
  return (request: Request) => {
    const given = new Map<string, Note>();
    let cookies: Cookies | undefined;
    const shown = <Data>({ name, header }: TokenKind<Data>): Note | undefined => {
      cookies ??= parseCookie(request.headers.cookie ?? "");
      const sealed = (header && request.get(header)) ?? cookies[cookieName(name, request.secure)];
      return sealed ? open(name, sealed) : undefined;
    };
    return {
      /** The token given in this answer, or else the one they sent; undefined for none, or one that is forged or expired. */
      read: <Data>(kind: TokenKind<Data>) => dataOf(kind, given.get(kind.name) ?? shown(kind)),
      /** The token that the caller sent, regardless of this answer's: the same throughout the request. */
      shown: <Data>(kind: TokenKind<Data>) => dataOf(kind, shown(kind)),
      /** Gives the caller a token that replaces their old one. Does nothing once the answer has started. */
      give<Data>({ name: kind, header, lifetimeSeconds }: TokenKind<Data>, data: Data): void {
        const { res, secure } = request;
        if (!res || res.headersSent) return;
        const note: Note = [Math.floor(Date.now() / 1000) + lifetimeSeconds, data];
        const sealed = sign(Buffer.from(JSON.stringify(note)).toString("base64url"), keyOf(kind));
        const name = cookieName(kind, secure);
        if (given.has(kind)) withdrawCookie(res, name);
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

/** Takes a cookie back, as an answer may set each only once. @returns the other cookies that it sets */
export function withdrawCookie(response: Response, name: string): string[] {
  const lines = [response.getHeader("Set-Cookie") ?? []].flat().map(String);
  const others = lines.filter((line) => !line.startsWith(`${name}=`));
  if (others.length < lines.length) response.setHeader("Set-Cookie", others);
  return others;
}
