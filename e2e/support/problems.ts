import type { Page } from "@playwright/test";

interface Watch {
  problems: string[];
  tolerated: RegExp[];
}

const watches = new WeakMap<Page, Watch>();

function watchOf(page: Page): Watch {
  const watch = watches.get(page);
  if (!watch) throw new Error("This page is not watched: open it with openPage.");
  return watch;
}

/** Console errors include failed resources and violations of the content security policy. */
export function watchForProblems(page: Page): void {
  const problems: string[] = [];
  watches.set(page, { problems, tolerated: [] });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
  });
}

/** For tests that provoke errors; `pattern` matches their text. */
export function tolerateProblems(page: Page, pattern: RegExp): void {
  watchOf(page).tolerated.push(pattern);
}

/** Without tolerated problems. */
export function problemsOf(page: Page): string[] {
  const { problems, tolerated } = watchOf(page);
  return problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)));
}
