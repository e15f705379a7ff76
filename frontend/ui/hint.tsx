import { Portal, Tooltip } from "@chakra-ui/react";
import type { ReactElement } from "react";

const openDelayMilliseconds = 700;

/** For so long a hint stays when the pointer has left: on the way to a neighbour, whose hint then shows at once. */
const skipDelayMilliseconds = 300;

/** Says in a word what a button without words does, once the pointer or the focus rests on it. */
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
