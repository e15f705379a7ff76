import { expect, it } from "vitest";
import { readEnv } from "./env.ts";

const refusal = (source: NodeJS.ProcessEnv): string => {
  try {
    readEnv(source);
  } catch (error) {
    return String(error);
  }
  throw new Error("was accepted");
};

it("takes a public address without a path", () => {
  expect(readEnv({}).publicOrigin).toBeUndefined();
  expect(readEnv({ PUBLIC_URL: "https://Tables.Example/" }).publicOrigin).toBe("https://tables.example");
  for (const wrong of ["ftp://tables.example", "https://tables.example/a", "https://a@b.example"]) {
    expect(refusal({ PUBLIC_URL: wrong })).toContain("PUBLIC_URL must be a scheme and a host");
  }
});

it("reports all errors at once", () => {
  const wrong = {
    ...{ METRICS_TOKEN: "short", PORT: "http", ALLOW_REGISTRATION: "maybe", LOG_LEVEL: "loud", ADMIN_PASSWORD: "abc" },
    ...{ BACKUP_SCHEDULE: "sometimes", BACKUP_KEEP: "0", BACKUP_PASSPHRASE: "short", TRUST_PROXY: "true" },
  };
  const message = refusal({ ...wrong, BACKUP_AGE_RECIPIENT: "AGE-SECRET-KEY-1" });
  for (const name of [...Object.keys(wrong), "BACKUP_AGE_RECIPIENT"]) expect(message).toContain(name);
});

it("requires a shared session secret with an external database", () => {
  expect(refusal({ DATABASE_URL: "postgres://localhost/x" })).toContain("SESSION_SECRET");
  readEnv({ DATABASE_URL: "postgres://localhost/x", SESSION_SECRET: "0123456789abcdef" });
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
  expect(backups.schedule).toBeDefined();
  const passphrase = "eight round tables";
  expect(readEnv({ BACKUP_PASSPHRASE: passphrase }).backups.sealing).toEqual({ passphrase });
  expect(refusal({ BACKUP_PASSPHRASE: passphrase, BACKUP_AGE_RECIPIENT: recipient })).toContain("exclude each other");
});

it("passes on what the database's client reads itself, and nothing else", () => {
  const { clientVariables } = readEnv({ PGSSLMODE: "verify-full", BACKUP_PASSPHRASE: "eight round tables" }).database;
  expect(clientVariables).toEqual({ PGSSLMODE: "verify-full" });
});

it("parses the trusted proxies", () => {
  expect(readEnv({ TRUST_PROXY: "2" }).http.trustProxy).toBe(2);
  expect(readEnv({ TRUST_PROXY: "10.0.0.0/8, loopback" }).http.trustProxy).toBe("10.0.0.0/8, loopback");
});
