import { useSyncExternalStore } from "react";

/** A value outside of React, so that a change renders only what shows it. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
