import type { SystemContext } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";
import { guestSystem } from "./guest-system.ts";

let currentSystem: SystemContext = guestSystem;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The design system in force: the guests' one until {@link loadOrganiserSystem} has put the whole one in its place. */
export function useCurrentSystem(): SystemContext {
  return useSyncExternalStore(
    subscribe,
    () => currentSystem,
    () => guestSystem,
  );
}

/** Loads the whole design system and puts it in force. Whatever uses more than guests' screens do awaits this first. */
export async function loadOrganiserSystem(): Promise<void> {
  const { organiserSystem } = await import("./organiser-system.ts");
  if (currentSystem === organiserSystem) return;
  currentSystem = organiserSystem;
  for (const listener of listeners) listener();
}
