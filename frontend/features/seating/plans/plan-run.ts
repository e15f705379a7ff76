import type { SeatingSuggestionFragment, SuggestSeatingInput } from "../../../generated/documents.ts";

/** What the server says about a search for a plan. */
export type Suggestion = SeatingSuggestionFragment;

/** How to search. */
export type RunOptions = Required<Pick<SuggestSeatingInput, "keep" | "seconds" | "splitHouseholds">> &
  Pick<SuggestSeatingInput, "seatsPerTable">;

/** A search for a plan, as far as it is known here. */
export type RunState =
  | { readonly kind: "running"; readonly latest: Suggestion | null }
  /** The connection was lost, and the search with it. */
  | { readonly kind: "lost"; readonly latest: Suggestion | null }
  | { readonly kind: "refused"; readonly error: unknown; readonly latest: Suggestion | null }
  | { readonly kind: "ended"; readonly suggestion: Suggestion };

/** Where suggestions come from: a subscription. */
export interface Listener {
  next: (suggestion: Suggestion) => void;
  error: (error: unknown) => void;
  complete: () => void;
}

/** Begins to listen, and returns what ends it: the server then ends the search. */
export type Listen = (listener: Listener) => () => void;

/** How long a search may be silent, in milliseconds. It reports several times a second. */
export const maxSilenceMs = 6000;

/**
 * Follows a search from its beginning to its end. It is lost when the server says nothing any more, and when it begins again,
 * because the socket was opened again: what it found before is still there, and the organizer decides.
 *
 * @param onState is called with each new state
 * @returns what ends the search
 */
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
  return state === "DONE" || state === "IMPOSSIBLE" || state === "UNDECIDED";
}

function hasBegunAgain(before: Suggestion, { state, seconds }: Suggestion): boolean {
  return before.state !== "WAITING" && (state === "WAITING" || seconds < before.seconds);
}
