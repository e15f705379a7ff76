import type { Directory } from "./directory.ts";

/** Whom a text means. */
export interface Meant {
  /** If certain, all who are meant; otherwise candidates, best first. */
  guestIds: readonly number[];
  isCertain: boolean;
}

/** A name in a cell, and whom it means. */
export interface NameInCell extends Meant {
  text: string;
}

interface NameFinder {
  find(name: string, except: number): Meant;
  /** Without guesses such as typos or nicknames. */
  findAsTyped(name: string, except: number): Meant;
}

/** What reading names needs of a guest list. */
export interface NameList {
  directory: Directory;
  finder: NameFinder;
}
