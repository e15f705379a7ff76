import { Menu, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { PopupButton } from "./lazy-popup.tsx";

/** A line of a menu: an act, a screen, or another address. */
export type MenuEntry = { label: string; icon?: ReactNode; isDisabled?: boolean } & (
  | { act: () => void }
  | { to: string }
  | { href: string; isDownload?: boolean }
);

interface EntryMenuProps {
  entries: readonly MenuEntry[];
  placement?: "bottom-end" | "top-end";
  button: PopupButton;
}

/** A menu as it opens: {@link lazyPopup} brings it. */
export function EntryMenu({ entries, placement = "bottom-end", button }: EntryMenuProps) {
  return (
    <Menu.Root defaultOpen positioning={{ placement }}>
      <Menu.Trigger asChild>{button()}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {entries.map((entry) => (
              <Menu.Item
                key={entry.label}
                value={entry.label}
                minH={{ base: "11", md: "9" }}
                disabled={entry.isDisabled === true}
                {...("act" in entry ? { onSelect: entry.act } : { asChild: true })}
              >
                {contentOf(entry)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function contentOf(entry: MenuEntry): ReactNode {
  const text = (
    <>
      {entry.icon}
      {entry.label}
    </>
  );
  if ("to" in entry) return <RouterLink to={entry.to}>{text}</RouterLink>;
  if (!("href" in entry)) return text;
  return (
    <a href={entry.href} download={entry.isDownload}>
      {text}
    </a>
  );
}
