/** Who does something to an event. Of the ids, at most one is set. */
export interface Author {
  userId: number | null;
  helperId: number | null;
  /** Name that the history keeps; null for users, whose current name it shows. */
  name: string | null;
  /** Key of their turns and limits. No two authors share one. */
  key: string;
}

/** The author of what the program does by itself. */
export const theProgram: Author = { userId: null, helperId: null, name: null, key: "the program" };
