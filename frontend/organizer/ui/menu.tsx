import { Ellipsis } from "lucide-react";
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
  useTransition,
} from "react";
import { lazyPart } from "../lib/lazy.tsx";
import { rowButton } from "./row-button.tsx";

interface ClosedProps {
  "aria-haspopup": "menu" | "dialog";
  "aria-expanded": false;
  "aria-busy": boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The button that opens it. Until its code is there, the button has these props. */
export type PopupButton = (closed?: ClosedProps) => ReactElement;

const openingKeys: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp"]);

/**
 * A menu or dialog with its button, as a {@link lazyPart}. Until it is opened first, there is only the button.
 * @param load what it brings opens when it is shown
 */
export function lazyPopup<Props extends { button: PopupButton }>(
  kind: "menu" | "dialog",
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Popup = lazyPart(load);
  return function LazyPopup(props) {
    const [isWanted, setIsWanted] = useState(false);
    // In a transition, React waits for the code with the screen as it is.
    const [isAwaited, start] = useTransition();
    const open = () => start(() => setIsWanted(true));
    if (isWanted) return <Popup {...props} />;
    return props.button({
      "aria-haspopup": kind,
      "aria-expanded": false,
      "aria-busy": isAwaited,
      onClick: open,
      onKeyDown: (event) => {
        if (kind !== "menu" || !openingKeys.has(event.key)) return;
        event.preventDefault();
        open();
      },
    });
  };
}

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
