let lastNewId = 0;

/** An id for something that the server does not know yet: negative, and never used again, since later acts may still name it. */
export function newId(): number {
  lastNewId -= 1;
  return lastNewId;
}
