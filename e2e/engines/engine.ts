import type { ColourScheme } from "../support/browser.ts";

/** How somebody looks at a guest page. */
export interface View {
  /** Put before every path that the page goes to. */
  baseURL: string;
  /** What their device prefers. */
  scheme: ColourScheme;
  /** Whether the browser runs scripts. */
  javaScript: boolean;
}

/** An engine of the browsers that guests have. */
export interface Engine {
  name: string;
  /**
   * Opens an empty page on a phone that has never been here.
   *
   * @throws Error that says what to install, if the engine is not here
   */
  open(view: View): Promise<GuestPage>;
}

/** A page in an engine. */
export interface GuestPage {
  /** Loads a path, and waits until the page has loaded. */
  goto(path: string): Promise<void>;
  /**
   * Calls a function in the page, also where the page may not run scripts. It must not use anything outside itself, nor
   * return a promise: Firefox keeps none in a page without scripts.
   *
   * @param args go there as JSON, as the result comes back; undefined comes back as null
   */
  call<Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Clicks a point of what is visible of the page; CSS pixels from its corner. */
  click(x: number, y: number): Promise<void>;
  /** Types on the keyboard. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** What the engine has reported as an error so far: exceptions, breaches of the content security policy, console errors. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** A phone's screen, in CSS pixels. */
export const phone = { width: 390, height: 844 };

/** A call as source code, whose value is the result as JSON. */
export function sourceOf(work: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `JSON.stringify((${work})(...${JSON.stringify(args)}) ?? null)`;
}
