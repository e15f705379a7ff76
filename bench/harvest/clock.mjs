// Loaded into the program before its own code: its clock stands still until the parent sends milliseconds to move it on by, so
// that an hour is played in minutes. Timers of Node run by the machine's clock as usual; no limit of the program waits for one.
const RealDate = Date;
let time = RealDate.now();
const now = () => time;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [time] : args, newTarget),
  apply: () => new RealDate(time).toString(),
  get: (target, property) => (property === "now" ? now : Reflect.get(target, property)),
});
process.on("message", (/** @type {{ advanceMs?: unknown }} */ message) => {
  // The processes that the program starts load this as well, and have messages of their own.
  if (typeof message.advanceMs !== "number") return;
  time += message.advanceMs;
  process.send?.({ hasAdvanced: true });
});
