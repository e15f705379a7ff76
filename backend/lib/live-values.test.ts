import { expect, it, vi } from "vitest";
import { liveValues } from "./live-values.ts";

it("retries after a temporary failure", async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValue({ count: 7 });
  const onFailure = vi.fn();
  const values = liveValues({ watch: () => () => undefined, read, onFailure });
  expect(await values.next()).toEqual({ done: false, value: { count: 7 } });
  expect(onFailure).toHaveBeenCalledOnce();
});
