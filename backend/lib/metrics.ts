import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** The current connections of a pool. */
interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/**
 * Suspicious behavior of a network: `event_probing`, requesting too many events that it cannot see; `unusual_searching`,
 * searching an event as if to copy its guest list.
 */
export type SecurityEvent = "event_probing" | "unusual_searching";

/** The source of a search answer: kept from an earlier search, or made for this one. */
export type AnswerSource = "kept" | "made";

/** How a search for a seating plan ended. */
export type PlanOutcome = "done" | "impossible" | "undecided" | "stopped" | "refused" | "failed";

/** A process's metrics. Labels come from closed sets, so callers cannot create new ones. */
export interface Metrics {
  /** Duration of HTTP requests in seconds, by kind of address and status. */
  requestSeconds: Histogram<"route" | "status">;
  /** Duration of GraphQL operations in seconds, by name and outcome. */
  operationSeconds: Histogram<"operation" | "outcome">;
  /** Search answers by source. */
  searchAnswers: Counter<"source">;
  /** Duration of searches for seating plans in seconds, without waiting, by outcome. */
  planSeconds: Histogram<"outcome">;
  /** Occurrences of suspicious behavior. */
  securityEvents: Counter<"event">;
  /** Reports the connections of a pool from now on. */
  watchPool(pool: PoolCounts): void;
  /** Reports a number that is read with the metrics. */
  watchNumber(name: string, help: string, read: () => number): void;
  /** All metrics in Prometheus's text format. */
  text(): Promise<string>;
  /** Media type of {@link Metrics.text}. */
  contentType: string;
}

const prefix = "find_your_table_";
// From the duration of a search to that of a large file.
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

let ofProcess: Registry | undefined;

// Shared by all servers: the collectors watch the process and never stop.
function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** The metrics of one server and its process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const watchNumber = (name: string, help: string, read: () => number) => {
    new Gauge({
      name: `${prefix}${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  return {
    requestSeconds: new Histogram({
      name: `${prefix}http_request_duration_seconds`,
      help: "Time until an HTTP request was answered, by kind of address and status.",
      labelNames: ["route", "status"],
      buckets: seconds,
      registers,
    }),
    operationSeconds: new Histogram({
      name: `${prefix}graphql_operation_duration_seconds`,
      help: "Time that an operation took, over GraphQL or REST, by name and outcome.",
      labelNames: ["operation", "outcome"],
      buckets: seconds,
      registers,
    }),
    searchAnswers: new Counter({
      name: `${prefix}search_answers_total`,
      help: "Search results, by whether they were reused from an equal search or computed.",
      labelNames: ["source"],
      registers,
    }),
    planSeconds: new Histogram({
      name: `${prefix}plan_search_duration_seconds`,
      help: "Time that a search for a seating plan took, without waiting for its turn, by outcome.",
      labelNames: ["outcome"],
      buckets: [0.1, 0.5, 1, 2.5, 5, 10, 15, 20, 30, 45],
      registers,
    }),
    securityEvents: new Counter({
      name: `${prefix}security_events_total`,
      help: "Suspicious behavior of networks, by kind; the log says which network.",
      labelNames: ["event"],
      registers,
    }),
    watchNumber,
    watchPool(pool) {
      watchNumber("database_connections", "Open connections to the database.", () => pool.totalCount);
      watchNumber("database_connections_idle", "Idle connections to the database.", () => pool.idleCount);
      watchNumber("database_connections_waiting", "Queries waiting for a connection.", () => pool.waitingCount);
    },
    text: () => Registry.merge([processRegistry(), registry]).metrics(),
    contentType: registry.contentType,
  };
}
