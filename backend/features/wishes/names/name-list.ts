import type { Directory } from "./directory.ts";

/** Whom a text means. */
export interface Meant {
  /** If certain: exactly those who are meant; otherwise those who may be, best first. */
  guestIds: readonly number[];
  isCertain: boolean;
}

/** A name in a cell, and whom it means. */
export interface NameInCell extends Meant {
  text: string;
}

/** Finds guests by a name, without one of them. */
interface NameFinder {
  find(name: string, except: number): Meant;
  /** Without a guess such as a slip or a nickname. */
  findAsTyped(name: string, except: number): Meant;
}

/** What reading names needs to know about a guest list. */
export interface NameList {
  directory: Directory;
  finder: NameFinder;
}
