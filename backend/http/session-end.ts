import type { Request } from "express";
import { currentSubject, sessionHash, subjectOf } from "./session.ts";

/** Calls back when the session may have ended. The result stops watching. */
type WatchSession = (hash: string, onEnd: () => void) => () => void;

/** Calls back once when the request's session has ended or cannot be looked up. The result stops watching. */
export function watchSessionEnd(watch: WatchSession, request: Request, onEnd: () => void): () => void {
  if (subjectOf(request) === undefined) return () => undefined;
  let isOver = false;
  const end = () => {
    if (!isOver) onEnd();
    isOver = true;
  };
  const look = () => {
    // The subject of a session never changes: signing in begins another one.
    currentSubject(request).then((current) => {
      if (current === undefined) end();
    }, end);
  };
  const stop = watch(sessionHash(request.sessionID), look);
  // It may have ended since the request was read.
  look();
  return () => {
    isOver = true;
    stop();
  };
}
