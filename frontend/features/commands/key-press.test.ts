import { expect, it } from "vitest";
import { type KeyPress, meaningOf } from "./key-press.ts";

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  ...held,
});

it("opens the palette by Ctrl+K, and by Cmd+K on a Mac, where Ctrl+K cuts the rest of a line", () => {
  expect(meaningOf(press("k", { ctrlKey: true }), false)).toBe("palette");
  expect(meaningOf(press("K", { metaKey: true }), true)).toBe("palette");
  expect(meaningOf(press("k", { metaKey: true }), false)).toBeUndefined();
  expect(meaningOf(press("k", { ctrlKey: true }), true)).toBeUndefined();
  expect(meaningOf(press("k"), false)).toBeUndefined();
});

it("leaves the browser's own combinations to it", () => {
  expect(meaningOf(press("K", { ctrlKey: true, shiftKey: true }), false)).toBeUndefined();
  expect(meaningOf(press("k", { ctrlKey: true, altKey: true }), false)).toBeUndefined();
  expect(meaningOf(press("/", { ctrlKey: true }), false)).toBeUndefined();
  expect(meaningOf(press("?", { metaKey: true }), true)).toBeUndefined();
});

it("takes a sign however the keyboard makes it", () => {
  expect(meaningOf(press("/", { shiftKey: true }), false)).toBe("find");
  expect(meaningOf(press("?", { shiftKey: true }), true)).toBe("keys");
  expect(meaningOf(press("?"), false)).toBe("keys");
});

it("takes no key that is held down, or part of a composed character", () => {
  expect(meaningOf(press("k", { ctrlKey: true, repeat: true }), false)).toBeUndefined();
  expect(meaningOf(press("/", { isComposing: true }), false)).toBeUndefined();
});
