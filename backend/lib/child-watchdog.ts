import { Worker } from "node:worker_threads";

/** As text, so that the thread starts the same way from sources and from the build, without a loader. */
const watching = `
  const { workerData } = require("node:worker_threads");
  const server = process.ppid;
  setInterval(() => {
    const tooBig = process.memoryUsage.rss() > workerData.maxResidentBytes;
    if (tooBig || process.ppid !== server) process.kill(process.pid, "SIGKILL");
  }, 50);
`;

/**
 * Starts a thread that keeps running while the process is stuck. It kills this process when it uses too much memory, or when
 * the server that waits for it is gone and can no longer stop it.
 */
export function startWatchdog(maxResidentBytes: number): void {
  new Worker(watching, { eval: true, execArgv: [], workerData: { maxResidentBytes } }).unref();
}
