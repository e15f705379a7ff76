/** Starts a timer. @returns {() => number} seconds since */
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
