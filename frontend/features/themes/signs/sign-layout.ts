import type { PlainScreenKey } from "../../../lib/text.ts";

/** How a sign is laid out. */
export const signLayouts = ["classic", "picture", "bold"] as const;
export type SignLayout = (typeof signLayouts)[number];

export const signLayoutNames: Record<SignLayout, PlainScreenKey> = {
  classic: "themes.signLayouts.classic",
  picture: "themes.signLayouts.picture",
  bold: "themes.signLayouts.bold",
};

const storageKey = "sign-layout";

/** The layout that was last chosen on this device. */
export function keptSignLayout(): SignLayout {
  try {
    const stored = localStorage.getItem(storageKey);
    return signLayouts.find((layout) => layout === stored) ?? "classic";
  } catch {
    return "classic";
  }
}

/** Remembers a layout on this device. */
export function keepSignLayout(layout: SignLayout): void {
  try {
    localStorage.setItem(storageKey, layout);
  } catch {
    // A browser that stores nothing starts with the classic one again.
  }
}
