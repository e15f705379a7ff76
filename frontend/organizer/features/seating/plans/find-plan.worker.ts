import { findPlan, type PlanTask } from "../../../../../common/seating/find-plan.ts";

// Whoever starts the worker ends it.
addEventListener("message", ({ data }: MessageEvent<PlanTask>) => {
  for (const report of findPlan(data)) postMessage(report);
});
