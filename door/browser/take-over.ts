/**
 * Takes an event's door over from the browser's other tabs: a scanned code opens a new one each time. Calls back when another tab takes
 * it over from this one. Returns how to stop listening.
 */
export function takeOver(eventId: number, onTaken: () => void): () => void {
  if (!("BroadcastChannel" in window)) return () => undefined;
  const channel = new BroadcastChannel(`fyt-door-${eventId}`);
  channel.addEventListener("message", onTaken);
  channel.postMessage("taken over");
  return () => channel.close();
}
