const beginning = "door-event ";

/** The event whose door was opened at this address last, so that it opens without a connection. */
export function knownEvent(): number | undefined {
  try {
    const kept = Number(localStorage.getItem(beginning + location.pathname));
    return Number.isSafeInteger(kept) && kept > 0 ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepEvent(eventId: number): void {
  try {
    localStorage.setItem(beginning + location.pathname, String(eventId));
  } catch {
    // Without storage, the page opens only with a connection.
  }
}

/** Once nothing is to be sent from here any more. */
export function forgetEvent(): void {
  try {
    localStorage.removeItem(beginning + location.pathname);
  } catch {
    // Nothing was kept.
  }
}
