import type { Logger } from "pino";
import type { Database } from "../database/client.ts";
import { resolveViewer } from "../features/users/viewer.resolver.ts";
import type { Viewer } from "../features/users/viewer.type.ts";
import type { RateLimit } from "../lib/rate-limit.ts";
import type { SessionControl } from "../lib/session-control.ts";

/** What the operator decides. */
export interface Settings {
  /** Whether anybody may make themselves an account. */
  allowRegistration: boolean;
  /** Anonymous searches per minute and address; 0 is no limit. */
  searchRateLimit: number;
}

/** What every resolver of one request shares. */
export interface Context {
  db: Database;
  viewer: Viewer;
  /** Network that the caller is in; what limits are counted by. */
  clientAddress: string;
  searchLimit: RateLimit;
  session: SessionControl;
  /** Log of this request, which bears its id. */
  log: Logger;
  settings: Settings;
}

/**
 * The context of one request.
 *
 * @param userId whom the session is of; undefined for anybody.
 */
export async function createContext(userId: number | undefined, parts: Omit<Context, "viewer">): Promise<Context> {
  return { ...parts, viewer: await resolveViewer(parts.db, userId) };
}
