import { remembered } from "../../../../../common/lib/remembered.ts";
import { type CellKind, kindOfCell } from "../model/cell-kind.ts";
import {
  type Attendance,
  attendanceOf,
  isGivenName,
  isNone,
  isUnnamedGuest,
  namesTable,
  tableLabel,
} from "./value-words.ts";

/** What speaks for and against what a text may be. */
export interface Evidence {
  kind: CellKind;
  /** Looks like a name, and has a word that is a common given name. */
  isGiven: boolean;
  /** "Table 3" or "Head table". */
  isTable: boolean;
  answer: Attendance | undefined;
  /** A dash, "n/a", "TBD". */
  isNothing: boolean;
  /** One sign, an answer, or a guest without a name: says whether, and not who. */
  isMark: boolean;
}

/** Read once for each text; `text` is trimmed and not empty. */
export const evidence: (text: string) => Evidence = remembered((text) => {
  const kind = kindOfCell(text);
  const answer = attendanceOf(text);
  const isNameLike = kind === "name" || kind === "word";
  return {
    kind,
    isGiven: isNameLike && text.split(/[\s,&+/().]+/u).some((word) => word !== "" && isGivenName(word)),
    isTable: tableLabel(text) !== undefined || namesTable(text),
    answer,
    isNothing: isNone(text),
    isMark: text.length === 1 || answer !== undefined || isUnnamedGuest(text),
  };
});
