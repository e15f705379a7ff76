import { Menu, Portal } from "@chakra-ui/react";
import { Ellipsis } from "lucide-react";
import { rowButton } from "./row-button.tsx";

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
