import { readFileSync } from "node:fs";

const ticksPerSecond = 100;

/** @returns {() => number} seconds since */
export function startTimer() {
  const start = performance.now();
  return () => (performance.now() - start) / 1000;
}

/** @param {number} seconds @returns {string} for example "4.2 s" or "2 min 5 s" */
export function formatSeconds(seconds) {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Of all ended descendants, on Linux only: a slow machine uses no more of them. @returns {number | undefined} */
export function processorSeconds() {
  try {
    // The program's name in parentheses may contain spaces. After it: cutime and cstime are the 14th and 15th field.
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
