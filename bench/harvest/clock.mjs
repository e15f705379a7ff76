// Loaded before the program's own code. The clock stands still until the parent sends milliseconds to advance it by, so
// an hour takes minutes. Timers use the real clock; no limit of the program depends on one.
const RealDate = Date;
let time = RealDate.now();
const now = () => time;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [time] : args, newTarget),
  apply: () => new RealDate(time).toString(),
  get: (target, property) => (property === "now" ? now : Reflect.get(target, property)),
});
process.on("message", (/** @type {{ advanceMs?: unknown }} */ message) => {
  // Child processes load this as well, and receive other messages.
  if (typeof message.advanceMs !== "number") return;
  time += message.advanceMs;
  process.send?.({ hasAdvanced: true });
});
