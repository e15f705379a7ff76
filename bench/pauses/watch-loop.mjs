import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers";

// Loaded into the program before anything else: answers its parent, whenever asked, for how long the event loop was held at most since
// it was asked last, in milliseconds. Counted is the time for which the main thread ran between two looks at the clock: how long it
// waited for a processor says nothing about the program.

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
  // The program's child processes load this as well, and receive other messages.
  if (message.isPauseAsked !== true) return;
  look();
  process.send?.({ longestMs });
  longestMs = 0;
});
// The parent's channel alone must not keep the program from ending.
process.channel?.unref();
