import { Box, Portal } from "@chakra-ui/react";
import { useEffect, useId, useState } from "react";
import { hintAttribute } from "./hint.ts";
import { watchHints } from "./watch-hints.ts";

/** From what has the hint, and from the edges of the screen, in CSS pixels. */
const distance = 8;

/** Shows the hints of all buttons, one at a time. */
export function Hints() {
  const [hinted, setHinted] = useState<HTMLElement | null>(null);
  const id = useId();
  useEffect(() => watchHints(setHinted), []);
  useEffect(() => {
    hinted?.setAttribute("aria-describedby", id);
    return () => hinted?.removeAttribute("aria-describedby");
  }, [hinted, id]);
  if (!hinted) return null;

  return (
    <Portal>
      <Box
        key={hinted.getAttribute(hintAttribute)}
        ref={(box: HTMLElement | null) => box && placeBeside(box, hinted.getBoundingClientRect())}
        id={id}
        role="tooltip"
        position="fixed"
        zIndex="tooltip"
        w="max-content"
        maxW="xs"
        px="2.5"
        py="1"
        bg="bg.inverted"
        color="fg.inverted"
        borderRadius="l2"
        shadow="float"
        textStyle="xs"
        fontWeight="medium"
        pointerEvents="none"
        animationStyle="scale-fade-in"
        animationDuration="fast"
      >
        {hinted.getAttribute(hintAttribute)}
      </Box>
    </Portal>
  );
}

/** Below, or above where there is no room, and never beyond the screen. */
function placeBeside(box: HTMLElement, { top, bottom, left, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = bottom + distance;
  const hasRoom = below + offsetHeight <= clientHeight;
  const start = Math.min(left + (width - offsetWidth) / 2, clientWidth - offsetWidth - distance);
  box.style.top = `${hasRoom ? below : top - distance - offsetHeight}px`;
  box.style.left = `${Math.max(distance, start)}px`;
  box.style.transformOrigin = hasRoom ? "top" : "bottom";
}
