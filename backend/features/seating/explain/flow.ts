/** What does not fit in a transport from sources to sinks. */
export interface Bottleneck {
  /** Sources that supply more than their sinks can take. */
  readonly sources: ReadonlySet<number>;
  readonly sinks: ReadonlySet<number>;
}

/** Maximum flow (Edmonds and Karp) with `reach` as each source's sinks; null if all supplies fit. */
export function findBottleneck(
  supplies: readonly number[],
  demands: readonly number[],
  reach: readonly (readonly number[])[],
): Bottleneck | null {
  const transport = new Transport(supplies, demands, reach);
  for (;;) {
    const { sources, sinks, end } = transport.search();
    if (end !== null) transport.send(sources, sinks, end);
    else return sources.size === 0 ? null : { sources: new Set(sources.keys()), sinks: new Set(sinks.keys()) };
  }
}

class Transport {
  private readonly left: number[];
  private readonly room: number[];
  private readonly sent: Map<number, number>[];

  constructor(
    supplies: readonly number[],
    demands: readonly number[],
    private readonly reach: readonly (readonly number[])[],
  ) {
    this.left = [...supplies];
    this.room = [...demands];
    this.sent = demands.map(() => new Map());
  }

  search() {
    // For each reached source, the sink to take back from; null at the beginning.
    const sources = new Map<number, number | null>();
    for (const [source, amount] of this.left.entries()) if (amount > 0) sources.set(source, null);
    const sinks = new Map<number, number>();
    // The sources grow during iteration.
    for (const source of sources.keys()) {
      const reached = (this.reach[source] ?? []).filter((sink) => !sinks.has(sink));
      for (const sink of reached) sinks.set(sink, source);
      const end = reached.find((sink) => (this.room[sink] ?? 0) > 0);
      if (end !== undefined) return { sources, sinks, end };
      for (const sink of reached) this.takeBack(sink, sources);
    }
    return { sources, sinks, end: null };
  }

  private takeBack(sink: number, sources: Map<number, number | null>): void {
    for (const [source, amount] of this.sent[sink] ?? [])
      if (amount > 0 && !sources.has(source)) sources.set(source, sink);
  }

  send(sources: ReadonlyMap<number, number | null>, sinks: ReadonlyMap<number, number>, end: number): void {
    const steps: { source: number; sink: number; back: number | null }[] = [];
    for (let sink: number | null = end; sink !== null; ) {
      const source: number = sinks.get(sink) ?? -1;
      const back: number | null = sources.get(source) ?? null;
      steps.push({ source, sink, back });
      sink = back;
    }
    const limits = steps.map(({ source, back }) => this.sentOrLeft(source, back));
    const amount = Math.min(this.room[end] ?? 0, ...limits);
    for (const { source, sink, back } of steps) {
      this.sent[sink]?.set(source, (this.sent[sink]?.get(source) ?? 0) + amount);
      if (back === null) this.left[source] = (this.left[source] ?? 0) - amount;
      else this.sent[back]?.set(source, this.sentOrLeft(source, back) - amount);
    }
    this.room[end] = (this.room[end] ?? 0) - amount;
  }

  private sentOrLeft(source: number, sink: number | null): number {
    return (sink === null ? this.left[source] : this.sent[sink]?.get(source)) ?? 0;
  }
}
