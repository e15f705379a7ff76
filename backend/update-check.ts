import type { Logger } from "pino";
import { z } from "zod";
import { bytesOf } from "./lib/bytes-of.ts";
import { version } from "./lib/project-root.ts";

const everyMs = 24 * 3_600_000;
const timeoutMs = 10_000;
const maxBytes = 1_000_000;

/** As package registries and pages of releases answer. */
const answerSchema = z
  .union([
    z.looseObject({ version: z.string() }).transform((answer) => answer.version),
    z.looseObject({ tag_name: z.string() }).transform((answer) => answer.tag_name),
  ])
  .transform((name) => name.replace(/^v/, ""))
  // Not 1.2.0-beta.
  .pipe(z.string().regex(/^\d+\.\d+\.\d+$/));

/** Newer than this version; undefined if none is known. */
type NewerVersion = () => string | undefined;

/**
 * Looks for versions after this one, now and each day. `url` answers with JSON that has the newest `version` or
 * `tag_name`. A failure is logged, and tried again a day later.
 */
export function startUpdateCheck(url: string, logger: Logger, current = version): NewerVersion {
  let newest: string | undefined;
  const look = async () => {
    try {
      newest = await readNewest(url);
      logger.debug({ version: newest }, "newest version found");
    } catch (error) {
      logger.warn({ err: error }, "newest version not found");
    }
  };
  void look();
  setInterval(look, everyMs).unref();
  return () => (newest !== undefined && isNewer(newest, current) ? newest : undefined);
}

async function readNewest(url: string): Promise<string> {
  const response = await fetch(url, {
    headers: { Accept: "application/json", "User-Agent": "find-your-table" },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || !response.body) throw new Error(`The address of the newest version answered ${response.status}.`);
  const refusal = () => new Error("The answer about the newest version is too large.");
  const text = await bytesOf(response.body, { most: maxBytes, refusal });
  return answerSchema.parse(JSON.parse(text.toString("utf8")));
}

const isNewer = (one: string, other: string) => one.localeCompare(other, "en", { numeric: true }) > 0;
