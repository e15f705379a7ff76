import { expect, it } from "vitest";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "./domain-error.ts";
import { LiveValues } from "./live-values.ts";

function source(read: () => { count: number }) {
  const listeners = new Set<() => void>();
  const failures: unknown[] = [];
  const values = new LiveValues({
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    read: async () => read(),
    onFailure: (error) => failures.push(error),
  });
  const change = () => {
    for (const listener of listeners) listener();
  };
  return { values, change, failures, isWatched: () => listeners.size > 0 };
}

it("returns the value at once, and then each new one", async () => {
  let count = 1;
  const { values, change } = source(() => ({ count }));
  expect(await values.next()).toEqual({ done: false, value: { count: 1 } });
  const next = values.next();
  change();
  count = 2;
  change();
  expect(await next).toEqual({ done: false, value: { count: 2 } });
});

it("ends when it is refused", async () => {
  let isAllowed = true;
  const { values, change, isWatched } = source(() => {
    if (!isAllowed) throw new DomainError("NOT_FOUND", message("refusals.nothingHere"));
    return { count: 1 };
  });
  await values.next();
  isAllowed = false;
  change();
  expect(await values.next()).toEqual({ done: true, value: undefined });
  expect(isWatched()).toBe(false);
});

it("retries after a temporary failure", async () => {
  let failuresLeft = 1;
  const { values, failures } = source(() => {
    failuresLeft -= 1;
    if (failuresLeft >= 0) throw new Error("away");
    return { count: 7 };
  });
  expect(await values.next()).toEqual({ done: false, value: { count: 7 } });
  expect(failures).toHaveLength(1);
});
