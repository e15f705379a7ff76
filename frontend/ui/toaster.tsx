import { createToaster, Portal, Stack, Toast, Toaster as ToastRegion } from "@chakra-ui/react";
import type { FocusEvent, ReactNode } from "react";
import { t } from "../lib/text.ts";
import { useSwipeAway } from "./use-swipe-away.ts";

const bottomOffset = "calc(1rem + var(--bottom-bar, 0px))";

/** The toasts to show: one at a time, for 5 seconds; F8 focuses them. */
export const toaster = createToaster({
  placement: "bottom-end",
  offsets: { top: "1rem", left: "1rem", right: "1rem", bottom: bottomOffset },
  max: 1,
  duration: 5000,
  hotkey: ["F8"],
  pauseOnPageIdle: true,
});

/** Swiping to the end of the line dismisses a toast. Toasts stay above bars marked `data-bottom-bar`. */
export function Toaster() {
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
