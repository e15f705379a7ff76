import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Connections of a pool, as they are at the moment. */
interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/**
 * What a network may do that an operator may want to look into: `event_probing`, to ask for too many events that are not
 * there; `unusual_searching`, to search an event as if to copy its guest list.
 */
export type SecurityEvent = "event_probing" | "unusual_searching";

/** Where an answer of a search comes from: kept from another search of the same, or made for this one. */
export type AnswerSource = "kept" | "made";

/** What a process counts of its work. Labels come from closed sets: nobody who asks can make a new one. */
export interface Metrics {
  /** Seconds that HTTP requests took, by kind of address and status. */
  requestSeconds: Histogram<"route" | "status">;
  /** Seconds that operations of the graph took, by name and outcome. */
  operationSeconds: Histogram<"operation" | "outcome">;
  /** Answers of searches, kept from another search or made for this one. */
  searchAnswers: Counter<"source">;
  /** Times that a network did what an operator may want to look into. */
  securityEvents: Counter<"event">;
  /** Tells how a pool's connections are used, from now on. */
  watchPool(pool: PoolCounts): void;
  /** Tells a number whenever the metrics are read. */
  watchNumber(name: string, help: string, read: () => number): void;
  /** Everything in Prometheus's text format. */
  text(): Promise<string>;
  /** Media type of {@link Metrics.text}. */
  contentType: string;
}

const prefix = "find_your_table_";
// From what a search takes to what a large file does.
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

let ofProcess: Registry | undefined;

// One for all: the collectors watch the process and never stop.
function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** Metrics of one server, and of the process that it runs in. */
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
