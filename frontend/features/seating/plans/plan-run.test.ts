import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Listener, maxSilenceMs, type RunState, type Suggestion, startRun } from "./plan-run.ts";

const suggestion = (more: Partial<Suggestion>): Suggestion => ({
  state: "SEARCHING",
  seconds: 1,
  value: 1,
  moveCount: 0,
  seatedCount: 0,
  brokenRules: 0,
  listVersion: 1,
  moves: [],
  contradictions: [],
  ...more,
});

function start() {
  const states: RunState[] = [];
  const stopListening = vi.fn();
  const server: Listener[] = [];
  const stop = startRun(
    (listener) => {
      server.push(listener);
      return stopListening;
    },
    (state) => states.push(state),
  );
  const [listener] = server;
  if (!listener) throw new Error("Nobody listens.");
  return { states, stop, stopListening, listener, last: () => states.at(-1) };
}

describe("a search for a plan", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is followed to its end, and then let go", () => {
    const { listener, last, stopListening } = start();
    expect(last()).toEqual({ kind: "running", latest: null });
    listener.next(suggestion({ state: "WAITING", seconds: 0 }));
    listener.next(suggestion({ seconds: 0.5 }));
    expect(last()).toMatchObject({ kind: "running", latest: { seconds: 0.5 } });
    expect(stopListening).not.toHaveBeenCalled();
    listener.next(suggestion({ state: "DONE", seconds: 2 }));
    expect(last()).toMatchObject({ kind: "ended", suggestion: { seconds: 2 } });
    expect(stopListening).toHaveBeenCalledOnce();
  });

  it("is lost when the server is silent, with what it has found so far; not while it waits", () => {
    const { listener, last } = start();
    listener.next(suggestion({ state: "WAITING", seconds: 0 }));
    vi.advanceTimersByTime(10 * maxSilenceMs);
    expect(last()?.kind).toBe("running");
    listener.next(suggestion({ seconds: 3 }));
    vi.advanceTimersByTime(maxSilenceMs - 1);
    expect(last()?.kind).toBe("running");
    vi.advanceTimersByTime(1);
    expect(last()).toMatchObject({ kind: "lost", latest: { seconds: 3 } });
  });

  it("is lost when it begins again, because the socket was opened again", () => {
    for (const again of [suggestion({ seconds: 0.2 }), suggestion({ state: "WAITING", seconds: 0 })]) {
      const { listener, last, stopListening } = start();
      listener.next(suggestion({ seconds: 3 }));
      listener.next(again);
      expect(last()).toMatchObject({ kind: "lost", latest: { seconds: 3 } });
      expect(stopListening).toHaveBeenCalledOnce();
    }
  });

  it("is over when it is refused, stopped or completed without a plan", () => {
    const refused = start();
    refused.listener.error("no");
    expect(refused.last()).toEqual({ kind: "refused", error: "no", latest: null });

    const completed = start();
    completed.listener.complete();
    expect(completed.last()).toEqual({ kind: "lost", latest: null });

    const stopped = start();
    stopped.stop();
    stopped.listener.next(suggestion({ state: "DONE" }));
    expect(stopped.states).toHaveLength(1);
    expect(stopped.stopListening).toHaveBeenCalledOnce();
  });
});
