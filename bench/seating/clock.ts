export interface Spent {
  cpu: number;
  wall: number;
}

/** Starts a clock, in seconds. Processor time covers all threads of this process. */
export function startClock(): () => Spent {
  const cpu = process.cpuUsage();
  const started = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return { cpu: (user + system) / 1e6, wall: (performance.now() - started) / 1000 };
  };
}
