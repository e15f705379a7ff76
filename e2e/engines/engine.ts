import type { ColorScheme } from "../support/browser.ts";

export interface View {
  baseURL: string;
  scheme: ColorScheme;
  javaScript: boolean;
}

export interface Engine {
  name: string;
  /** Opens an empty page with no stored data. @throws Error with what to install if the engine is missing */
  open(view: View): Promise<GuestPage>;
}

export interface GuestPage {
  goto(path: string): Promise<void>;
  /** The function must be self-contained and may return no promise; undefined comes back as null. */
  call<Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** CSS pixels from the corner of the visible page. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** Exceptions, breaches of the content security policy and console errors so far. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** CSS pixels. */
export const phone = { width: 390, height: 844 };

export function sourceOf(work: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `JSON.stringify((${work})(...${JSON.stringify(args)}) ?? null)`;
}
