import type { Logger } from "pino";

/** What is logged of a database's queries and connections. */
export interface DatabaseLog {
  /** Milliseconds from which a query is slow, and logged; 0 logs none. */
  slowQueryMs: number;
  logger: Logger;
}
