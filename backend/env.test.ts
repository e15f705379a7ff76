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
      rates: { searches: 6000, eventMisses: 30 },
      searchNames: 60,
      retentionDays: 90,
      metricsToken: undefined,
      slowQueryMs: 500,
      drainSeconds: 0,
      backups: { schedule: undefined, keep: 7, sealing: undefined },
      logLevel: "info",
    });
  });

  it("takes a public address without a path", () => {
    expect(readEnv({}).publicOrigin).toBeUndefined();
    expect(readEnv({ PUBLIC_URL: "https://Tables.Example/" }).publicOrigin).toBe("https://tables.example");
    for (const wrong of ["tables.example", "ftp://tables.example", "https://tables.example/a", "https://a@b.example"]) {
      expect(refusal({ PUBLIC_URL: wrong })).toContain("PUBLIC_URL must be a scheme and a host");
    }
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

  it("reads how backups are made", () => {
    const recipient = "age13paal3z7ttg5rzgsnc4hsggfnj87y07pkachvexyjg0p5q0l0a6qe4slfc";
    const { backups } = readEnv({
      BACKUP_SCHEDULE: "15 3 * * *",
      BACKUP_KEEP: "30",
      BACKUP_AGE_RECIPIENT: `${recipient}, ${recipient}`,
      DATA_DIR: "/srv/tables",
    });
    expect(backups).toMatchObject({
      folder: "/srv/tables/backups",
      keep: 30,
      sealing: { recipients: [recipient, recipient] },
    });
    expect(backups.schedule?.next(new Date("2026-11-23T12:00:00Z"))).toEqual(new Date("2026-11-24T03:15:00Z"));
    const passphrase = "eight round tables";
    expect(readEnv({ BACKUP_PASSPHRASE: passphrase }).backups.sealing).toEqual({ passphrase });
    for (const [name, value] of Object.entries({
      BACKUP_SCHEDULE: "sometimes",
      BACKUP_KEEP: "0",
      BACKUP_PASSPHRASE: "short",
      BACKUP_AGE_RECIPIENT: "AGE-SECRET-KEY-1",
    })) {
      expect(refusal({ [name]: value })).toContain(name);
    }
    expect(refusal({ BACKUP_PASSPHRASE: passphrase, BACKUP_AGE_RECIPIENT: recipient })).toContain("exclude each other");
  });

  it("passes on what the database's client reads itself, and nothing else", () => {
    const { clientVariables } = readEnv({ PGSSLMODE: "verify-full", BACKUP_PASSPHRASE: "eight round tables" }).database;
    expect(clientVariables).toEqual({ PGSSLMODE: "verify-full" });
  });

  it("parses the trusted proxies and refuses to trust everybody", () => {
    expect(readEnv({ TRUST_PROXY: "2" }).http.trustProxy).toBe(2);
    expect(readEnv({ TRUST_PROXY: "10.0.0.0/8, loopback" }).http.trustProxy).toBe("10.0.0.0/8, loopback");
    expect(refusal({ TRUST_PROXY: "true" })).toContain("TRUST_PROXY");
  });
});
