import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

const refusal = (source: NodeJS.ProcessEnv): string => {
  try {
    readEnv(source);
  } catch (error) {
    return String(error);
  }
  throw new Error("was accepted");
};

describe("readEnv", () => {
  it("has a default for everything", () => {
    expect(readEnv({})).toMatchObject({
      http: { port: 3000, host: "0.0.0.0", trustProxy: false },
      database: { url: undefined },
      admin: { username: "admin", password: undefined },
      allowRegistration: true,
      searchRateLimit: 6000,
      eventMissLimit: 30,
      searchNames: 60,
      metricsToken: undefined,
      slowQueryMs: 500,
      drainSeconds: 0,
      logLevel: "info",
    });
  });

  it("treats an empty variable as unset", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "", ADMIN_PASSWORD: "" })).toEqual(readEnv({}));
  });

  it("reports all errors at once", () => {
    const message = refusal({
      METRICS_TOKEN: "short",
      PORT: "http",
      ALLOW_REGISTRATION: "maybe",
      LOG_LEVEL: "loud",
      ADMIN_PASSWORD: "abc",
    });
    for (const name of ["METRICS_TOKEN", "PORT", "ALLOW_REGISTRATION", "LOG_LEVEL", "ADMIN_PASSWORD"])
      expect(message).toContain(name);
  });

  it("requires a shared session secret with an external database", () => {
    expect(refusal({ DATABASE_URL: "postgres://localhost/x" })).toContain("SESSION_SECRET");
    expect(readEnv({ DATABASE_URL: "postgres://localhost/x", SESSION_SECRET: "0123456789abcdef" }).database.url).toBe(
      "postgres://localhost/x",
    );
  });

  it("parses the trusted proxies and refuses to trust everybody", () => {
    expect(readEnv({ TRUST_PROXY: "2" }).http.trustProxy).toBe(2);
    expect(readEnv({ TRUST_PROXY: "10.0.0.0/8, loopback" }).http.trustProxy).toBe("10.0.0.0/8, loopback");
    expect(refusal({ TRUST_PROXY: "true" })).toContain("TRUST_PROXY");
  });
});
