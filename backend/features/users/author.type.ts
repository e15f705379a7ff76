/** Who changes an event; at most one id is set. */
export interface Author {
  userId: number | null;
  helperId: number | null;
  /** Kept in the history; null for users, whose current name it shows. */
  name: string | null;
  /** Unique key of the author's turns and limits. */
  key: string;
}

/** The author of what the program does by itself. */
export const theProgram: Author = { userId: null, helperId: null, name: null, key: "the program" };
