import { useReactiveVar } from "@apollo/client/react";
import { createToaster, Portal, Stack, Toast, Toaster as ToastRegion } from "@chakra-ui/react";
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { isRightToLeft } from "../lib/page.ts";
import { t } from "../lib/text.ts";
import { shownToast } from "../lib/toast.ts";

const bottomOffset = "calc(1rem + max(var(--bottom-bar, 0px), var(--toast-lift, 0px)))";

/** About the height of a toast with its margin, in CSS pixels. */
const toastHeight = 120;

/** What was pressed or focused last on the screen; a button that is busy loses the focus. */
let touched: Element | null = null;

function noteTouched({ target }: Event): void {
  if (target instanceof Element && target.closest("#content *")) touched = target.closest("button, a, label") ?? target;
}

/** Lifts toasts above what was touched last, because that is what they speak of. */
function liftToasts(): void {
  const { top, bottom } = touched?.isConnected ? touched.getBoundingClientRect() : new DOMRect();
  const isCovered = bottom > innerHeight - toastHeight && top < innerHeight && top > innerHeight / 2;
  document.documentElement.style.setProperty("--toast-lift", isCovered ? `${innerHeight - top}px` : "0px");
}

/** One toast at a time, for 5 seconds; F8 focuses it. */
const toaster = createToaster({
  placement: "bottom-end",
  offsets: { top: "1rem", left: "1rem", right: "1rem", bottom: bottomOffset },
  max: 1,
  duration: 5000,
  hotkey: ["F8"],
  pauseOnPageIdle: true,
});

/** Swiping to the end of the line dismisses a toast. Toasts stay above bars marked `data-bottom-bar`. */
export function Toaster() {
  const shown = useReactiveVar(shownToast);
  useEffect(() => {
    const watch = new AbortController();
    const options = { capture: true, passive: true, signal: watch.signal };
    for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, noteTouched, options);
    return () => watch.abort();
  }, []);
  useEffect(() => {
    // Not within an effect: the library could not take one toast away before it gets the next.
    queueMicrotask(() => {
      if (!shown) return toaster.dismiss();
      // Removed, not dismissed: while one is on its way out, the next ones would queue, each for its 5 seconds.
      toaster.remove();
      liftToasts();
      toaster.create({ ...shown, closable: true });
    });
  }, [shown]);
  return (
    <Portal>
      <ToastRegion
        toaster={toaster}
        aria-label={t("ui.notifications")}
        insetInline={{ mdDown: "4" }}
        onFocusCapture={hideMovesWithin}
        onBlur={resumeWhenLeft}
      >
        {({ id, type, title, description, action }) => (
          <SwipeableToast onSwipe={() => toaster.dismiss(id)}>
            <Toast.Indicator
              boxSize="4.5"
              alignSelf={description ? "start" : "center"}
              mt={description ? "0.5" : "0"}
              color={type === "error" ? "fg.error" : "brand.fg"}
            />
            <Stack gap="0.5" flex="1" minW="0" alignSelf="center" overflowWrap="anywhere">
              <Toast.Title>{title}</Toast.Title>
              {description && (
                <Toast.Description color="fg.muted" opacity="1">
                  {description}
                </Toast.Description>
              )}
            </Stack>
            {action && (
              <Toast.ActionTrigger color="brand.fg" borderColor="border.emphasized">
                {action.label}
              </Toast.ActionTrigger>
            )}
            <Toast.CloseTrigger position="static" alignSelf="center" aria-label={t("ui.close")} />
          </SwipeableToast>
        )}
      </ToastRegion>
    </Portal>
  );
}

// The library takes a move within a toast for an arrival, and would return the focus there:
// Shift+Tab would never lead out.
function hideMovesWithin(event: FocusEvent<HTMLElement>): void {
  if (isWithin(event)) event.stopPropagation();
}

/** Without an arrival from another element, the library does not notice that the focus leaves. */
function resumeWhenLeft(event: FocusEvent<HTMLElement>): void {
  if (!isWithin(event)) toaster.resume();
}

const isWithin = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** The recipe would fill a toast with the color of its type. */
const quiet = { bg: "bg.panel", color: "fg", "--toast-trigger-bg": "colors.bg.muted" };

function SwipeableToast({ onSwipe, children }: { onSwipe: () => void; children: ReactNode }) {
  const swipe = useSwipeAway(onSwipe);
  return (
    <Toast.Root
      width={{ base: "full", md: "420px" }}
      pe="3"
      py="3"
      borderWidth="1px"
      borderColor="border"
      css={{ "&[data-type=success], &[data-type=error]": quiet }}
      // On its way, it passes over the bar at the bottom of the screen.
      transitionDuration="160ms"
      _closed={{ transitionDuration: "120ms" }}
      {...swipe}
    >
      {children}
    </Toast.Root>
  );
}

/** Pixels before a swipe counts. */
const swipeThreshold = 50;

/** Props for an element that can be swiped away to the end of the line. Released too early, it slides back. */
function useSwipeAway(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const outwards = isRightToLeft() ? -1 : 1;

  /** From the event, because the state may lag behind. */
  function distance(event: PointerEvent): number {
    return startX.current === null ? 0 : Math.max(0, (event.clientX - startX.current) * outwards);
  }

  function cancel() {
    startX.current = null;
    setOffset(0);
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => setOffset(distance(event)),
    onPointerUp: (event: PointerEvent) => {
      if (distance(event) >= swipeThreshold) onSwipe();
      cancel();
    },
    onPointerLeave: cancel,
    onPointerCancel: cancel,
    touchAction: "pan-y",
    transform: offset > 0 ? `translateX(${offset * outwards}px)` : undefined,
  };
}
