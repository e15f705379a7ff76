import type { SuggestSeatingInput } from "../../../generated/schema-types.ts";
import type { SeatingSuggestionFragment } from "./generated/suggest-seating.ts";

export type Suggestion = SeatingSuggestionFragment;

export type RunOptions = Required<
  Pick<SuggestSeatingInput, "keep" | "splitHouseholds" | "includesLockedTables" | "assignsChairs">
> &
  Pick<SuggestSeatingInput, "seatsPerTable" | "rankColumn">;

export type RunState =
  | { readonly kind: "running"; readonly latest: Suggestion | null }
  | { readonly kind: "lost"; readonly latest: Suggestion | null }
  | { readonly kind: "refused"; readonly error: unknown; readonly latest: Suggestion | null }
  | { readonly kind: "ended"; readonly suggestion: Suggestion };

export interface Listener {
  next: (suggestion: Suggestion) => void;
  error: (error: unknown) => void;
  complete: () => void;
}

/** Begins to listen, and returns what ends it: the server then ends the search. */
export type Listen = (listener: Listener) => () => void;

/** How long a search may be silent, in milliseconds. It reports several times a second. */
export const maxSilenceMs = 6000;

/** Follows a search until the returned function ends it. Silence or a new socket make it lost; its results stay. */
export function startRun(listen: Listen, onState: (state: RunState) => void): () => void {
  let latest: Suggestion | null = null;
  let isOver = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;

  function end(state?: RunState): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(silence);
    stopListening?.();
    if (state) onState(state);
  }

  function listenForSilence({ state }: Suggestion): void {
    clearTimeout(silence);
    if (state === "SEARCHING") silence = setTimeout(() => end({ kind: "lost", latest }), maxSilenceMs);
  }

  onState({ kind: "running", latest });
  stopListening = listen({
    next(suggestion) {
      if (isOver) return;
      if (latest && hasBegunAgain(latest, suggestion)) return end({ kind: "lost", latest });
      latest = suggestion;
      if (hasEnded(suggestion)) return end({ kind: "ended", suggestion });
      listenForSilence(suggestion);
      onState({ kind: "running", latest });
    },
    error: (error) => end({ kind: "refused", error, latest }),
    complete: () => end({ kind: "lost", latest }),
  });
  if (isOver) stopListening();
  return end;
}

function hasEnded({ state }: Suggestion): boolean {
  return state === "DONE" || state === "IMPOSSIBLE";
}

function hasBegunAgain(before: Suggestion, { state, seconds }: Suggestion): boolean {
  return before.state !== "WAITING" && (state === "WAITING" || seconds < before.seconds);
}
