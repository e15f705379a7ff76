import { expect, it } from "vitest";
import { keyName } from "./key-names.ts";
import { shortcutGroups } from "./shortcuts.ts";

const editor = { mayChange: true };
const viewer = { mayChange: false };
const textsFor = (who: typeof editor, onMac = false) =>
  shortcutGroups(who, onMac).flatMap(({ shortcuts }) => shortcuts.map(({ text }) => text));

it("lists no keys that change something for those who may not", () => {
  expect(textsFor(editor)).toContain("commands.keys.typeTable");
  expect(textsFor(editor)).toContain("seating.undo");
  expect(textsFor(viewer)).not.toContain("commands.keys.typeTable");
  expect(textsFor(viewer)).not.toContain("seating.undo");
  expect(textsFor(viewer)).toContain("commands.keys.goTo");
});

it("lists the keys of the door for those who may mark guests, and no screen without keys", () => {
  const titles = (who: typeof editor) => shortcutGroups(who, false).map(({ title }) => title);
  expect(titles(editor)).toContain("admin.event.guests");
  expect(titles(editor)).toContain("helpers.event.toDoor");
  expect(titles(viewer)).not.toContain("helpers.event.toDoor");
  expect(titles(viewer)).not.toContain("admin.event.guests");
});

it("names no key of a screen twice for the same", () => {
  for (const { shortcuts } of shortcutGroups(editor, false)) {
    const ways = shortcuts.flatMap((shortcut) => shortcut.ways.map((keys) => keys.join(" ")));
    expect(ways).toEqual([...new Set(ways)]);
  }
});

it("names keys as they are written on the reader's keyboard", () => {
  expect(["mod", "shift", "up", "escape", "K"].map((key) => keyName(key, false))).toEqual([
    "Ctrl",
    "Shift",
    "↑",
    "Esc",
    "K",
  ]);
  expect(["mod", "shift", "toString"].map((key) => keyName(key, true))).toEqual(["⌘", "⇧", "toString"]);
});
