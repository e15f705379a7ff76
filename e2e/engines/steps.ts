import { expect } from "vitest";
import type { GuestPage } from "./engine.ts";

export async function see(page: GuestPage, selector: string, text: string): Promise<void> {
  await expect.poll(() => textOf(page, selector)).toContain(text);
}

/** Visible text with collapsed white space; empty without such an element. */
export async function textOf(page: GuestPage, selector: string): Promise<string> {
  const text = await page.call((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText, selector);
  return (text ?? "").replace(/\s+/g, " ").trim();
}

export function valueIn(page: GuestPage, selector: string) {
  return page.call((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, selector);
}

/** Waits until the element rests and nothing covers it. */
export async function click(page: GuestPage, selector: string, text = ""): Promise<void> {
  let place: { x: number; y: number } | null | undefined;
  await expect
    .poll(async () => {
      const before = place;
      place = await page.call(placeOf, selector, text);
      return place && place.x === before?.x && place.y === before.y;
    })
    .toBe(true);
  if (place) await page.click(place.x, place.y);
}

function placeOf(selector: string, text: string): { x: number; y: number } | undefined {
  const elements = Array.from(document.querySelectorAll<HTMLElement>(selector));
  const element = elements.find(({ innerText }) => innerText.includes(text));
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element?.getBoundingClientRect();
  if (!element || !box) return undefined;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
}

export async function fill(page: GuestPage, selector: string, text: string): Promise<void> {
  await click(page, selector);
  await page.type(text);
}

export async function expectFocus(page: GuestPage, id: string): Promise<void> {
  await expect.poll(() => page.call(() => document.activeElement?.id)).toBe(id);
}

/** Without its origin. */
export function addressOf(page: GuestPage) {
  return page.call(() => location.href.slice(location.origin.length));
}

export async function expectNoSidewaysScrolling(page: GuestPage): Promise<void> {
  const { inside, shown } = await page.call(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { inside: scrollWidth, shown: clientWidth };
  });
  expect(inside).toBeLessThanOrEqual(shown);
}

/** From 0 for black to 255 for white. */
export async function brightness(page: GuestPage): Promise<number> {
  const color = await page.call(() => getComputedStyle(document.documentElement).backgroundColor);
  const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / 3;
}
