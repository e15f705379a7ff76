import { Menu, Portal } from "@chakra-ui/react";
import type { PopupButton } from "../../ui/lazy-popup.tsx";

interface GuestBulkMenuProps {
  others: readonly { value: string; text: string; act: () => void }[];
  button: PopupButton;
}

export function GuestBulkMenu({ others, button }: GuestBulkMenuProps) {
  return (
    <Menu.Root
      defaultOpen
      positioning={{ placement: "top-end" }}
      onSelect={({ value }) => others.find((other) => other.value === value)?.act()}
    >
      <Menu.Trigger asChild>{button()}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {others.map(({ value, text }) => (
              <Menu.Item key={value} value={value} minH="11">
                {text}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
