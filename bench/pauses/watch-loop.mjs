import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers";

// Loaded before the program. On request, reports the longest hold of the event loop since the last request, in
// milliseconds of main-thread time: waiting for a processor is not the program's fault.

const lookMs = 5;
const nanosecondsPerMs = 1e6;

const ranMs = () => Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / nanosecondsPerMs;

let longestMs = 0;
let before = ranMs();

function look() {
  const now = ranMs();
  longestMs = Math.max(longestMs, now - before);
  before = now;
  delay(look, lookMs).unref();
}
look();

process.on("message", (/** @type {{ isPauseAsked?: unknown }} */ message) => {
  // Child processes load this as well, and receive other messages.
  if (message.isPauseAsked !== true) return;
  look();
  process.send?.({ longestMs });
  longestMs = 0;
});
// The parent's channel alone must not keep the program from ending.
process.channel?.unref();
