/**
 * Names of the cookie that holds the session. Browsers keep a cookie whose name begins with `__Host-` over TLS alone,
 * for one host, so an attacker without TLS cannot plant one. The server is used without TLS as well, so there is a
 * second name.
 */
export const sessionCookie = { overTls: "__Host-fyt.session", withoutTls: "fyt.session" } as const;
