import { Menu, Portal, Spinner } from "@chakra-ui/react";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { hint } from "./hints.tsx";

interface RowButtonProps {
  label: string;
  fullLabel: string;
  icon: ReactNode;
  isDestructive?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

/** Props of the links and menu buttons in a row that look like its other buttons. */
export const rowButton = { className: "row-button" } as const;

export function RowButton({ label, fullLabel, icon, isDestructive, isBusy, isDisabled, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      {...hint(label)}
      className={isDestructive ? "row-button is-destructive" : "row-button"}
      aria-label={fullLabel}
      disabled={isDisabled === true || isBusy === true}
      onClick={onClick}
    >
      {isBusy ? <Spinner size="inherit" borderWidth="0.125em" /> : icon}
    </button>
  );
}

interface RowMenuProps<Act extends string> {
  label: string;
  /** One that destroys comes last. */
  items: readonly { act: Act; text: string; isDestructive?: boolean }[];
  onChoose: (act: Act) => void;
}

/** What else can be done with a row. */
export function RowMenu<Act extends string>({ label, items, onChoose }: RowMenuProps<Act>) {
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <button type="button" {...rowButton} aria-label={label}>
          <Ellipsis aria-hidden />
        </button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="56">
            {items.map(({ act, text, isDestructive }) => (
              <Menu.Item
                key={act}
                value={act}
                minH={{ base: "11", md: "9" }}
                {...(isDestructive && { color: "fg.error" })}
                onSelect={() => onChoose(act)}
              >
                {text}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
