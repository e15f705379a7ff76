import { Portal, Tooltip } from "@chakra-ui/react";
import type { ReactElement } from "react";

const openDelayMilliseconds = 700;

/** If the pointer moves to a neighbor within this time, that hint shows immediately. */
const skipDelayMilliseconds = 300;

/** Labels a button without text while the pointer or the focus is on it. */
export function Hint({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Root openDelay={openDelayMilliseconds} closeDelay={skipDelayMilliseconds} lazyMount unmountOnExit>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
