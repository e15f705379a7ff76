import type { Page } from "playwright-core";

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

/**
 * Notes every uncaught error and everything that the browser reports as an error on its console. Resources that fail
 * to load and violations of the content security policy are among the latter.
 */
export function watchForProblems(page: Page): void {
  const problems: string[] = [];
  watches.set(page, { problems, tolerated: [] });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
  });
}

/** Lets a test go on that provokes errors on purpose. @param pattern what their text matches */
export function tolerateProblems(page: Page, pattern: RegExp): void {
  watchOf(page).tolerated.push(pattern);
}

/** What went wrong on the page, without what the test tolerates. */
export function problemsOf(page: Page): string[] {
  const { problems, tolerated } = watchOf(page);
  return problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)));
}
