import type { SystemContext } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";
import { guestSystem } from "./guest-system.ts";

let currentSystem: SystemContext = guestSystem;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current design system: the guests' one until {@link loadOrganiserSystem} replaces it with the full one. */
export function useCurrentSystem(): SystemContext {
  return useSyncExternalStore(
    subscribe,
    () => currentSystem,
    () => guestSystem,
  );
}

/** Loads the full design system and switches to it. Code that uses more than guests' screens do must await this first. */
export async function loadOrganiserSystem(): Promise<void> {
  const { organiserSystem } = await import("./organiser-system.ts");
  if (currentSystem === organiserSystem) return;
  currentSystem = organiserSystem;
  for (const listener of listeners) listener();
}
