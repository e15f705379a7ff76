/** What work has cost, in seconds: time of the processor, and time that passed. */
export interface Spent {
  cpu: number;
  wall: number;
}

/** Measures from now on. Processor time is that of all threads of this process. */
export function startClock(): () => Spent {
  const cpu = process.cpuUsage();
  const started = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return { cpu: (user + system) / 1e6, wall: (performance.now() - started) / 1000 };
  };
}

/** Says whether a time is over. */
export type IsOver = () => boolean;

/** Becomes true after some seconds of processor time, so that a busy machine does not shorten the work. */
export function cpuBudget(seconds: number): IsOver {
  const spent = startClock();
  return () => spent().cpu >= seconds;
}
