/**
 * Names of the session cookie. Browsers accept a cookie whose name starts with `__Host-` only over TLS and for one host, so
 * an attacker without TLS cannot plant one. The server also runs without TLS, which needs the second name.
 */
export const sessionCookie = { overTls: "__Host-fyt.session", withoutTls: "fyt.session" } as const;
