import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastDemand } from "../ui/show-toast.ts";
import { loadOrganiserSystem } from "./system/current-system.ts";

const Toaster = lazy(async () => {
  await loadOrganiserSystem();
  return { default: (await import("../ui/toaster.tsx")).Toaster };
});

/** Where toasts appear, once there has been one. */
export function ToasterOutlet() {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.exists, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
