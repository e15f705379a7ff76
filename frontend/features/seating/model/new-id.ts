let lastNewId = 0;

/** Negative id for something unknown to the server; never used again, since later acts may still name it. */
export function newId(): number {
  lastNewId -= 1;
  return lastNewId;
}
