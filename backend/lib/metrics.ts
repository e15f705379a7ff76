import { setTimeout as delay } from "node:timers/promises";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** `event_probing`: asking for many invisible events; `unusual_searching`: searching as if to copy the guest list. */
export type SecurityEvent = "event_probing" | "unusual_searching";

/** Kept from an earlier search, or made for this one. */
export type AnswerSource = "kept" | "made";

export interface BackupFigures {
  /** Null before the first one. */
  lastSuccess: {
    at: Date;
    /** For making and trying it. */
    seconds: number;
    bytes: number;
    /** Whether it was tried by restoring it, and not only read. */
    isRestored: boolean;
  } | null;
  /** Since the last success. */
  failures: number;
  kept: number;
}

/** A process's metrics. Labels come from closed sets, so callers cannot create new ones. */
export type Metrics = ReturnType<typeof createMetrics>;

const prefix = "find_your_table_";
// From the duration of a search to that of a large file.
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A scrape waits no longer for figures from the database. */
const refreshMs = 3_000;

let ofProcess: Registry | undefined;

// Shared by all servers: the collectors watch the process and never stop.
function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** The metrics of one server and its process. */
export function createMetrics() {
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
  const refreshers: (() => Promise<void>)[] = [];
  const refresh = async (): Promise<void> => {
    // A database that does not answer must not hide the other metrics.
    const read = Promise.allSettled(refreshers.map((one) => one()));
    await Promise.race([read, delay(refreshMs, undefined, { ref: false })]);
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
    rememberedAnswers: new Counter({
      name: `${prefix}remembered_answers_total`,
      help: "Answers for guests from memory, because the database was away.",
      registers,
    }),
    securityEvents: new Counter({
      name: `${prefix}security_events_total`,
      help: "Suspicious behavior of networks, by kind; the log says which network.",
      labelNames: ["event"],
      registers,
    }),
    /** The number is read with the metrics. */
    watchNumber,
    /** Both pools together. */
    watchPools(pools: readonly PoolCounts[]): void {
      const sum = (count: keyof PoolCounts) => () => pools.reduce((total, pool) => total + pool[count], 0);
      watchNumber("database_connections", "Open connections to the database.", sum("totalCount"));
      watchNumber("database_connections_idle", "Idle connections to the database.", sum("idleCount"));
      watchNumber("database_connections_waiting", "Queries waiting for a connection.", sum("waitingCount"));
    },
    /** Read with the metrics; the last figures when it takes too long. */
    watchBackups(read: () => Promise<BackupFigures>): void {
      const report = backupGauges(registers);
      refreshers.push(async () => report(await read()));
    },
    async text(): Promise<string> {
      await refresh();
      return Registry.merge([processRegistry(), registry]).metrics();
    },
    contentType: registry.contentType,
  };
}

/** The result sets the gauges; those of a backup appear with the first one. */
function backupGauges(registers: Registry[]): (figures: BackupFigures) => void {
  const gauge = (name: string, help: string) => new Gauge({ name: `${prefix}backup${name}`, help, registers });
  const kept = gauge("s_kept", "Backups that are kept.");
  const failures = gauge("_failures", "Backups that have failed since the last one that succeeded.");
  const at = gauge("_last_success_timestamp_seconds", "The moment that the last backup is from.");
  const took = gauge("_last_duration_seconds", "Time that making and trying the last backup took.");
  const bytes = gauge("_last_size_bytes", "Size of the last backup.");
  const restored = gauge("_last_restored", "1 if the last backup was tried by restoring it, 0 if it was only read.");
  for (const one of [at, took, bytes, restored]) one.remove();
  return (figures) => {
    kept.set(figures.kept);
    failures.set(figures.failures);
    const { lastSuccess } = figures;
    if (!lastSuccess) return;
    at.set(lastSuccess.at.getTime() / 1000);
    took.set(lastSuccess.seconds);
    bytes.set(lastSuccess.bytes);
    restored.set(lastSuccess.isRestored ? 1 : 0);
  };
}
