import { Box, chakra, Image, Text, VisuallyHidden } from "@chakra-ui/react";
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import type { ShownPicture } from "../../../common/guest-page.ts";
import type { PictureFocus } from "../../../common/picture-focus.ts";
import { t } from "../../lib/text.ts";

interface FocusPointProps {
  picture: ShownPicture;
  isDisabled: boolean;
  onPlace: (focus: PictureFocus) => Promise<void>;
}

/** Time after the last key, so that a row of presses is one change. */
const keyPauseMilliseconds = 800;
const stepPercent = 2;
const longStepPercent = 10;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A photo with the point that stays in view when it is cropped, to be clicked, dragged or moved by arrow keys. */
export function FocusPoint({ picture, isDisabled, onPlace }: FocusPointProps) {
  const [moved, setMoved] = useState<PictureFocus>();
  const pause = useRef<number>(undefined);
  const hintId = useId();
  const { focusX, focusY } = moved ?? picture;
  const place = t("themes.picture.focusAt", { x: focusX, y: focusY });

  async function save(focus: PictureFocus): Promise<void> {
    window.clearTimeout(pause.current);
    await onPlace(focus);
    setMoved(undefined);
  }

  function press(event: PointerEvent<HTMLElement>): void {
    if (isDisabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setMoved(pointOf(event));
  }

  function nudge(event: KeyboardEvent): void {
    const direction = directions[event.key];
    if (!direction || isDisabled) return;
    event.preventDefault();
    const step = event.shiftKey ? longStepPercent : stepPercent;
    const focus = { focusX: percent(focusX + direction[0] * step), focusY: percent(focusY + direction[1] * step) };
    setMoved(focus);
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => void save(focus), keyPauseMilliseconds);
  }

  return (
    <Box>
      <Box
        position="relative"
        style={{ maxWidth: `calc(20rem * ${Math.min(1, picture.width / picture.height)})` }}
        cursor="crosshair"
        userSelect="none"
        onPointerDown={press}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && setMoved(pointOf(event))}
        onPointerUp={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && void save(pointOf(event))}
        onPointerCancel={() => setMoved(undefined)}
      >
        <Image
          src={picture.path}
          alt={t("themes.picture.yourPhoto")}
          w="full"
          aspectRatio={picture.width / picture.height}
          borderRadius="l2"
          draggable={false}
        />
        <Handle
          type="button"
          aria-label={t("themes.picture.focus")}
          aria-describedby={hintId}
          style={{ left: `${focusX}%`, top: `${focusY}%` }}
          onKeyDown={nudge}
        />
      </Box>
      <VisuallyHidden role="status">{moved ? place : ""}</VisuallyHidden>
      <Text id={hintId} textStyle="sm" color="fg.muted" mt="2" maxW="20rem">
        {t("themes.picture.focusHint")}
        <VisuallyHidden> {place}</VisuallyHidden>
      </Text>
    </Box>
  );
}

const Handle = chakra("button", {
  base: {
    position: "absolute",
    boxSize: "11",
    transform: "translate(-50%, -50%)",
    borderRadius: "full",
    border: "3px solid white",
    bg: "black/25",
    boxShadow: "0 0 0 1px rgb(0 0 0 / 60%), 0 2px 8px rgb(0 0 0 / 40%)",
    cursor: "grab",
    // A finger on it moves it, and not the page.
    touchAction: "none",
  },
});

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): PictureFocus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { focusX: percent(((clientX - left) / width) * 100), focusY: percent(((clientY - top) / height) * 100) };
}
