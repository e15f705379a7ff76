import { Portal, Stack, Toast, Toaster as ToastRegion } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { t } from "../lib/text.ts";
import { toaster } from "./show-toast.ts";
import { useSwipeAway } from "./use-swipe-away.ts";

/** The region at the end of the screen where toasts appear. A swipe to the right dismisses one. */
export function Toaster() {
  return (
    <Portal>
      <ToastRegion toaster={toaster} aria-label={t("ui.notifications")} insetInline={{ mdDown: "4" }}>
        {({ id, title, description }) => (
          <SwipeableToast onSwipe={() => toaster.dismiss(id)}>
            <Toast.Indicator />
            <Stack gap="1" flex="1">
              <Toast.Title>{title}</Toast.Title>
              {description && <Toast.Description>{description}</Toast.Description>}
            </Stack>
            <Toast.CloseTrigger aria-label={t("ui.close")} />
          </SwipeableToast>
        )}
      </ToastRegion>
    </Portal>
  );
}

function SwipeableToast({ onSwipe, children }: { onSwipe: () => void; children: ReactNode }) {
  const swipe = useSwipeAway(onSwipe);
  return (
    <Toast.Root width={{ base: "full", md: "420px" }} {...swipe}>
      {children}
    </Toast.Root>
  );
}
