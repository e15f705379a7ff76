import { t } from "../../lib/text.ts";

const symbols = { up: "↑", down: "↓", left: "←", right: "→", upOrDown: "↑ ↓", arrows: "↑ ↓ ← →" } as const;

const symbolsOnMac = { mod: "⌘", shift: "⇧" } as const;

/** Keys that have names in the reader's language; `mod` is Ctrl, or Cmd on a Mac. */
const names = [
  "mod",
  "shift",
  "enter",
  "escape",
  "space",
  "delete",
  "pageUp",
  "pageDown",
  "home",
  "end",
  "click",
  "drag",
] as const;

/** A key of {@link keyName}; any other text is a key that is written as it is. */
export type Key = string;

export function keyName(key: Key, onMac: boolean): string {
  const symbol = find({ ...symbols, ...(onMac && symbolsOnMac) }, key);
  if (symbol !== undefined) return symbol;
  const name = names.find((one) => one === key);
  return name ? t(`commands.keyNames.${name}`) : key;
}

function find(texts: Readonly<Record<string, string>>, key: Key): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/** Whether the keyboard has a Cmd key. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
