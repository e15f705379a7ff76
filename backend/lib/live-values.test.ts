import { expect, it } from "vitest";
import { liveValues } from "./live-values.ts";

it("retries after a temporary failure", async () => {
  const failures: unknown[] = [];
  const outcomes = [new Error("away"), { count: 7 }];
  const values = liveValues({
    watch: () => () => undefined,
    read: async () => {
      const outcome = outcomes.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    onFailure: (error) => failures.push(error),
  });
  expect(await values.next()).toEqual({ done: false, value: { count: 7 } });
  expect(failures).toHaveLength(1);
});
