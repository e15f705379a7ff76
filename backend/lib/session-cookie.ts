/** `__Host-` cookies need TLS and cannot be planted without it; the server also runs without TLS. */
export const sessionCookie = { overTls: "__Host-fyt.session", withoutTls: "fyt.session" } as const;
