import type { Logger } from "pino";

export interface DatabaseLog {
  /** Queries from this many milliseconds are logged; 0 logs none. */
  slowQueryMs: number;
  logger: Logger;
}
