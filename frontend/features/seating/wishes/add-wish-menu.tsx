import { Button, Menu, Portal } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import type { WishFamily } from "../../../../common/wishes/wish-kinds.ts";
import { t } from "../../../lib/text.ts";

export type Addition = WishFamily | "fromColumn";

interface AddWishMenuProps {
  hasColumns: boolean;
  hasEveryone: boolean;
  isPhone: boolean;
  onAdd: (addition: Addition) => void;
}

export function AddWishMenu({ hasColumns, hasEveryone, isPhone, onAdd }: AddWishMenuProps) {
  const items: { value: Addition; text: string; isOffered: boolean }[] = [
    { value: "guests", text: t("seating-wishes.add.guests"), isOffered: true },
    { value: "column", text: t("seating-wishes.add.column"), isOffered: hasColumns },
    { value: "everyone", text: t("seating-wishes.add.everyone"), isOffered: hasEveryone },
    { value: "fromColumn", text: t("seating-wishes.add.fromColumn"), isOffered: hasColumns },
  ];
  return (
    <Menu.Root
      positioning={{ placement: "bottom-start" }}
      onSelect={({ value }) => {
        const item = items.find((one) => one.value === value);
        if (item) onAdd(item.value);
      }}
    >
      <Menu.Trigger asChild>
        <Button data-add-wish="" variant="outline" size={isPhone ? "md" : "sm"} alignSelf="start" flexShrink="0">
          <Plus aria-hidden />
          {t("seating-wishes.add.open")}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {items
              .filter(({ isOffered }) => isOffered)
              .map(({ value, text }) => (
                <Menu.Item key={value} value={value} minH={isPhone ? "11" : "8"}>
                  {text}
                </Menu.Item>
              ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
