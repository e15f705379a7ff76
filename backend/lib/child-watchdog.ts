import { Worker } from "node:worker_threads";

/** Ends a child that is out of processor time; unlike the system's own signal, it leaves no memory on the disk. */
export const outOfProcessorTime = "SIGALRM";

export interface WatchedLimits {
  maxResidentBytes: number;
  /** Of all threads, with what starting takes; undefined for any. */
  maxProcessorMs: number | undefined;
}

/** The limits as the arguments of a child process. */
export function watchdogArguments({
  maxResidentBytes,
  maxProcessorMs = Number.POSITIVE_INFINITY,
}: WatchedLimits): string[] {
  return [String(maxResidentBytes), String(maxProcessorMs)];
}

/** As text, so that the thread starts the same way from sources and from the build, without a loader. */
const watching = `
  const { workerData } = require("node:worker_threads");
  const server = process.ppid;
  setInterval(() => {
    const tooBig = process.memoryUsage.rss() > workerData.maxResidentBytes;
    if (tooBig || process.ppid !== server) process.kill(process.pid, "SIGKILL");
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 > workerData.maxProcessorMs) process.kill(process.pid, workerData.outOfProcessorTime);
  }, 50);
`;

/** Starts a thread that ends this process over its limits, or once its server is gone. */
export function startWatchdog(): void {
  const [maxResidentBytes, maxProcessorMs] = process.argv.slice(2).map(Number);
  const workerData = { maxResidentBytes, maxProcessorMs, outOfProcessorTime };
  new Worker(watching, { eval: true, execArgv: [], workerData }).unref();
}
