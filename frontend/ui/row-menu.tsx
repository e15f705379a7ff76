import { Menu, Portal } from "@chakra-ui/react";
import { Ellipsis } from "lucide-react";
import { rowButton } from "./row-button.tsx";

/** What can be chosen in the menu of a row. */
export interface MenuItem<Act extends string> {
  act: Act;
  text: string;
  /** Whether it is only for phones, because columns have a button for it. */
  isOnPhone?: boolean;
  isDestructive?: boolean;
}

interface RowMenuProps<Act extends string> {
  label: string;
  /** One that destroys comes last. */
  items: readonly MenuItem<Act>[];
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
            {items.map(({ act, text, isOnPhone, isDestructive }) => (
              <Menu.Item
                key={act}
                value={act}
                minH={{ base: "11", md: "9" }}
                {...(isOnPhone && { hideFrom: "md" })}
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
