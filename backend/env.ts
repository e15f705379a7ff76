import path from "node:path";
import { z } from "zod";
import { maxRetentionDays } from "../common/retention-rules.ts";
import type { Sealing } from "./lib/age-files.ts";
import { Schedule } from "./lib/schedule.ts";
import { rates, searchNames } from "./limits.ts";

const emptyIsUnset = (value: unknown): unknown => (value === "" ? undefined : value);

const flag = (name: string, whenUnset: boolean) =>
  z.preprocess(
    emptyIsUnset,
    z
      .enum(["true", "false", "1", "0"], { error: `${name} must be true or false` })
      .default(whenUnset ? "true" : "false")
      .transform((value) => value === "true" || value === "1"),
  );

const wholeNumber = (name: string, whenUnset: number, min: number, max: number) => {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  return z.preprocess(
    emptyIsUnset,
    z.coerce.number({ error: message }).int(message).min(min, message).max(max, message).default(whenUnset),
  );
};

const checkUrl = z.url({
  protocol: /^https?$/,
  error: "UPDATE_CHECK_URL must be an address that begins with https://",
});

const optionalText = (schema: z.ZodString) => z.preprocess(emptyIsUnset, schema.optional());

/** `off`, the number of proxies in front, or their addresses, as in Express's "trust proxy". */
const trustProxy = z.preprocess(
  emptyIsUnset,
  z
    .string()
    .default("off")
    .transform((value): false | number | string => {
      if (value === "off" || value === "false" || value === "0") return false;
      return /^\d+$/.test(value) ? Number(value) : value;
    })
    .refine((value) => typeof value !== "string" || /^[\w.:/, ]+$/.test(value), {
      error: "TRUST_PROXY must be off, the number of proxies in front, or a list of their addresses",
    })
    .refine((value) => value !== "true" && value !== "on", {
      error:
        "TRUST_PROXY must say which proxies to trust: the number of proxies in front, or a list of their addresses",
    }),
);

const publicUrl = z.string().transform((text, context): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  context.addIssue("PUBLIC_URL must be a scheme and a host, such as https://tables.example, without a path");
  return z.NEVER;
});

const schedule = z.string().transform((expression, context): Schedule => {
  try {
    return new Schedule(expression);
  } catch {
    context.addIssue(
      "BACKUP_SCHEDULE must be a cron expression such as 15 3 * * * (at 03:15 UTC each day) or @daily, with a time to come",
    );
    return z.NEVER;
  }
});

const recipients = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((recipient) => recipient !== ""))
  .refine((keys) => keys.length > 0 && keys.every((key) => /^age1[02-9ac-hj-np-z]{50,}$/.test(key)), {
    error: "BACKUP_AGE_RECIPIENT must be a public key of age, which begins with age1, or several with commas between",
  })
  .refine((keys) => new Set(keys.map((key) => key.startsWith("age1pq1"))).size <= 1, {
    error: "BACKUP_AGE_RECIPIENT must not mix keys that begin with age1pq1 and others: the weaker ones would count",
  });

const variables = z
  .object({
    PORT: wholeNumber("PORT", 3000, 0, 65535),
    HOST: z.preprocess(emptyIsUnset, z.string().default("0.0.0.0")),
    DATA_DIR: z.preprocess(emptyIsUnset, z.string().default("./data")),
    DATABASE_URL: optionalText(
      z.string().regex(/^postgres(ql)?:\/\//, "DATABASE_URL must start with postgres:// or postgresql://"),
    ),
    SESSION_SECRET: optionalText(z.string().min(16, "SESSION_SECRET must have at least 16 characters")),
    ADMIN_USERNAME: z.preprocess(
      emptyIsUnset,
      z
        .string()
        .min(3, "ADMIN_USERNAME must have 3 to 50 characters")
        .max(50, "ADMIN_USERNAME must have 3 to 50 characters")
        // Otherwise it could be somebody else's e-mail address, with which people sign in, too.
        .refine((name) => !name.normalize("NFKC").includes("@"), "ADMIN_USERNAME must have no @")
        .default("admin"),
    ),
    ADMIN_PASSWORD: optionalText(z.string().min(6, "ADMIN_PASSWORD must have at least 6 characters")),
    ALLOW_REGISTRATION: flag("ALLOW_REGISTRATION", true),
    SEARCH_RATE_LIMIT: wholeNumber("SEARCH_RATE_LIMIT", rates.searches.max, 0, 10_000_000),
    EVENT_MISS_LIMIT: wholeNumber("EVENT_MISS_LIMIT", rates.eventMisses.max, 0, 1_000_000),
    SEARCH_NAMES: wholeNumber("SEARCH_NAMES", searchNames, 0, 1_000_000),
    RETENTION_DAYS: wholeNumber("RETENTION_DAYS", 90, 0, maxRetentionDays),
    TRUST_PROXY: trustProxy,
    PUBLIC_URL: z.preprocess(emptyIsUnset, publicUrl.optional()),
    METRICS_TOKEN: optionalText(z.string().min(16, "METRICS_TOKEN must have at least 16 characters")),
    BACKUP_SCHEDULE: z.preprocess(emptyIsUnset, schedule.optional()),
    BACKUP_FOLDER: optionalText(z.string()),
    BACKUP_BEFORE_UPDATE: flag("BACKUP_BEFORE_UPDATE", true),
    BACKUP_KEEP: wholeNumber("BACKUP_KEEP", 7, 1, 10_000),
    BACKUP_PASSPHRASE: optionalText(z.string().min(16, "BACKUP_PASSPHRASE must have at least 16 characters")),
    BACKUP_AGE_RECIPIENT: z.preprocess(emptyIsUnset, recipients.optional()),
    BACKUP_AGE_IDENTITY: optionalText(z.string()),
    UPDATE_CHECK_URL: z.preprocess(emptyIsUnset, checkUrl.optional()),
    SLOW_QUERY_MS: wholeNumber("SLOW_QUERY_MS", 500, 0, 600_000),
    DRAIN_SECONDS: wholeNumber("DRAIN_SECONDS", 0, 0, 600),
    FYT_OPEN: flag("FYT_OPEN", false),
    // Any text but these means yes, as the services that set it do.
    CI: z
      .string()
      .default("")
      .transform((value) => !["", "0", "false"].includes(value)),
    LOG_LEVEL: z.preprocess(
      emptyIsUnset,
      z
        .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
          error: "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent",
        })
        .default("info"),
    ),
  })
  .refine((value) => value.DATABASE_URL === undefined || value.SESSION_SECRET !== undefined, {
    error: "SESSION_SECRET is required when DATABASE_URL is set: every process must share the same one",
  })
  .refine((value) => value.BACKUP_PASSPHRASE === undefined || value.BACKUP_AGE_RECIPIENT === undefined, {
    error: "BACKUP_PASSPHRASE and BACKUP_AGE_RECIPIENT exclude each other: set the one that backups are encrypted with",
  });

/** The program's configuration, read once from the environment. 0 of a limit is none; docs/settings.md explains each. */
export type Env = ReturnType<typeof toEnv>;

function toEnv(data: z.output<typeof variables>, source: NodeJS.ProcessEnv) {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_AGE_RECIPIENT: recipientKeys } = data;
  const bySecret = passphrase === undefined ? undefined : { passphrase };
  const sealing: Sealing | undefined = recipientKeys ? { recipients: recipientKeys } : bySecret;
  return {
    http: { port: data.PORT, host: data.HOST, trustProxy: data.TRUST_PROXY },
    /** Without `url`: the embedded server in `dataDir`. */
    database: { url: data.DATABASE_URL, clientVariables: clientVariables(source) },
    backups: {
      schedule: data.BACKUP_SCHEDULE,
      folder: path.resolve(data.BACKUP_FOLDER ?? path.join(data.DATA_DIR, "backups")),
      keep: data.BACKUP_KEEP,
      isMadeBeforeUpdate: data.BACKUP_BEFORE_UPDATE,
      /** Undefined leaves backups readable. */
      sealing,
      passphrase,
      identityFile: data.BACKUP_AGE_IDENTITY,
    },
    dataDir: path.resolve(data.DATA_DIR),
    sessionSecret: data.SESSION_SECRET,
    admin: { username: data.ADMIN_USERNAME, password: data.ADMIN_PASSWORD },
    publicOrigin: data.PUBLIC_URL,
    allowRegistration: data.ALLOW_REGISTRATION,
    rates: { searches: data.SEARCH_RATE_LIMIT, eventMisses: data.EVENT_MISS_LIMIT },
    searchNames: data.SEARCH_NAMES,
    retentionDays: data.RETENTION_DAYS,
    metricsToken: data.METRICS_TOKEN,
    updateCheckUrl: data.UPDATE_CHECK_URL,
    slowQueryMs: data.SLOW_QUERY_MS,
    drainSeconds: data.DRAIN_SECONDS,
    opensBrowser: data.FYT_OPEN,
    /** Whether a service runs this, so that nobody reads along even where there is a terminal. */
    isOnCi: data.CI,
    logLevel: data.LOG_LEVEL,
  };
}

/** Those that the database's client reads itself, for processes that connect on their own. */
function clientVariables(source: NodeJS.ProcessEnv): Record<string, string> {
  const isForClient = (name: string) => name.startsWith("PG") || name === "NODE_EXTRA_CA_CERTS";
  return Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) =>
      value !== undefined && isForClient(name) ? [[name, value]] : [],
    ),
  );
}

/** Reads the environment, as no other code does. @throws Error that lists all errors, one per line */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = variables.safeParse(source);
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map((issue) => `  - ${issue.message}`);
    throw new Error(`The environment variables are not valid:\n${mistakes.join("\n")}`);
  }
  return toEnv(parsed.data, source);
}
