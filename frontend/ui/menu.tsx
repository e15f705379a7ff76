import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { lazyPopup, type PopupButton } from "./lazy-popup.tsx";
import { rowButton } from "./row-button.tsx";

/** A line of a menu: an act, a screen, or another address. */
export type MenuEntry = {
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  isDestructive?: boolean;
} & (
  | { act: () => void }
  | { to: string }
  | { href: string; isDownload?: boolean; language?: string; isCurrent?: boolean }
);

export interface MenuProps {
  /** Above the entries. */
  heading?: ReactNode;
  /** One that destroys comes last. */
  entries: readonly MenuEntry[];
  placement?: "bottom-end" | "top-end";
  /** Whether it stays in the landmark of its button. Others stand above the page, as a list or bar would cut them off. */
  isInPlace?: boolean;
  button: PopupButton;
}

/** A menu with its button. */
export const Menu = lazyPopup<MenuProps>("menu", async () => (await import("./open-menu.tsx")).OpenMenu);

/** What else can be done with a row. */
export function RowMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  return (
    <Menu
      entries={entries}
      button={(closed) => (
        <button type="button" {...rowButton} aria-label={label} {...closed}>
          <Ellipsis aria-hidden />
        </button>
      )}
    />
  );
}
