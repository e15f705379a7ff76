import { familyNameFirst, familyNameKey } from "../../../../../common/family-name.ts";
import type { PrintOptions } from "../../../../../common/print/print-options.ts";

/** How the names of a list are written, and what they are sorted under. */
export interface NameStyle {
  written: (name: string) => string;
  sortedUnder: (name: string) => string;
}

export const asInList: NameStyle = { written: (name) => name, sortedUnder: (name) => name };
const familyFirst: NameStyle = { written: familyNameFirst, sortedUnder: familyNameKey };

export const nameStyle = ({ isFamilyNameFirst }: Pick<PrintOptions, "isFamilyNameFirst">): NameStyle =>
  isFamilyNameFirst ? familyFirst : asInList;
