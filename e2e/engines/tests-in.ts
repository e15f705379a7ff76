import { request } from "playwright-core";
import type { RunningApp } from "../support/app.ts";
import type { Rows } from "../support/guest-files.ts";
import { type Caller, prepareEvent } from "../support/prepared-event.ts";
import { test } from "../support/test.ts";
import type { Engine, GuestPage, View } from "./engine.ts";

export async function callerOf({ url }: RunningApp): Promise<Caller> {
  return { request: await request.newContext({ baseURL: url }) };
}

/** Tests fail if the engine reports an error that is not tolerated. `wedding` is for tests that change nothing; `api` needs no page. */
export function testsIn(engine: Engine, guests: Rows, tolerated?: RegExp) {
  return test
    .extend("api", { scope: "file" }, async ({ app }, { onCleanup }): Promise<Caller> => {
      const caller = await callerOf(app);
      onCleanup(() => caller.request.dispose());
      return caller;
    })
    .extend("wedding", { scope: "file" }, ({ api, app }) => prepareEvent(api, app, { name: "Sophie & Liam" }, guests))
    .extend("open", async ({ app }, { onCleanup }) => {
      const pages: GuestPage[] = [];
      onCleanup(async () => {
        try {
          const reported = (await Promise.all(pages.map((page) => page.problems()))).flat();
          const problems = reported.filter((problem) => !tolerated?.test(problem));
          if (problems.length > 0) throw new Error(`The engine reports errors:\n${problems.join("\n")}`);
        } finally {
          await Promise.all(pages.map((page) => page.close()));
        }
      });
      return async (path: string, view: Partial<View> = {}) => {
        const page = await engine.open({ baseURL: app.url, scheme: "light", javaScript: true, ...view });
        pages.push(page);
        await page.goto(path);
        return page;
      };
    });
}
