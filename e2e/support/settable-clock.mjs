// Preloaded into the program: SIGUSR2 sets its clock back by an hour.
const hourMs = 60 * 60 * 1000;
const RealDate = Date;
let backMs = 0;
const now = () => RealDate.now() - backMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, property) => (property === "now" ? now : Reflect.get(target, property)),
});
process.on("SIGUSR2", () => {
  backMs += hourMs;
});
