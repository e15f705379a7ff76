export interface Arrivals {
  /** ISO 8601. */
  from: string;
  count: number;
}

export interface ChartBars {
  /** How much time each bar stands for. */
  minutes: number;
  /** In order, without gaps. */
  bars: { from: string; count: number }[];
}

const minuteMs = 60_000;
const steps = [5, 15, 60, 24 * 60];
const maxBars = 60;

/** Arrivals as bars of a chart: of five minutes, or of more where the bars would be too many. Undefined without arrivals. */
export function chartBars(arrivals: readonly Arrivals[]): ChartBars | undefined {
  const times = arrivals.map(({ from, count }) => ({ at: Date.parse(from), count }));
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return undefined;
  const barsBetween = (step: number) => Math.floor((last.at - first.at) / (step * minuteMs)) + 1;
  const minutes = steps.find((step) => barsBetween(step) <= maxBars) ?? 24 * 60;
  const start = first.at;
  const bars = Array.from({ length: Math.min(barsBetween(minutes), maxBars) }, (_, place) => ({
    from: new Date(start + place * minutes * minuteMs).toISOString(),
    count: 0,
  }));
  for (const { at, count } of times) {
    const bar = bars[Math.floor((at - start) / (minutes * minuteMs))];
    if (bar) bar.count += count;
  }
  return { minutes, bars };
}
