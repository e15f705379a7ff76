import { type ComponentType, type KeyboardEvent, type ReactElement, type ReactNode, useState } from "react";
import { latePart, useCodeSoon } from "../lib/late-part.tsx";

interface ClosedProps {
  "aria-haspopup": "menu" | "dialog";
  "aria-expanded": false;
  "aria-busy": boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The button that opens it. Until its code is there, the button has these props. */
export type PopupButton = (closed?: ClosedProps) => ReactElement;

interface PopupProps {
  button: PopupButton;
}

const openingKeys: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp"]);

/**
 * A menu or dialog with its button, whose code comes soon after the screen. Until it is opened first, there is only the
 * button. @param importPopup opens when it is shown
 */
export function latePopup<Props extends PopupProps>(
  kind: "menu" | "dialog",
  importPopup: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const { Part, load } = latePart(importPopup, ({ button }) => button(closedProps(kind, true, () => undefined)));
  return function LatePopup(props) {
    useCodeSoon(load);
    const [isWanted, setIsWanted] = useState(false);
    return isWanted ? <Part {...props} /> : props.button(closedProps(kind, false, () => setIsWanted(true)));
  };
}

function closedProps(kind: "menu" | "dialog", isAwaited: boolean, open: () => void): ClosedProps {
  return {
    "aria-haspopup": kind,
    "aria-expanded": false,
    "aria-busy": isAwaited,
    onClick: open,
    onKeyDown: (event) => {
      if (kind !== "menu" || !openingKeys.has(event.key)) return;
      event.preventDefault();
      open();
    },
  };
}
