import type { FontName } from "../../../../common/fonts.ts";
import type { Language } from "../../../../common/messages/language.ts";
import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import type { PrintOptions } from "../../../../common/print/print-options.ts";
import type { Hyphenate, TextSetter } from "../text/text-setter.ts";
import type { Page } from "./page.ts";
import type { PrintFacts } from "./print-facts.ts";

/** What a layout works with. */
export interface LayoutInput<Kind extends PrintKind = PrintKind> {
  facts: PrintFacts;
  options: PrintOptions<Kind>;
  setter: TextSetter;
  language: Language;
  look: PageLook;
  /** For texts that are no names; undefined where no word is long. */
  hyphenate?: Hyphenate | undefined;
  /** What an organizer should know before printing. Layouts add to it. */
  notes: PrintNotes;
}

/** Where a print is not as beautiful as it was to be. */
export interface PrintNotes {
  /** Names that are printed so small that they are hard to read. */
  smallNames: Set<string>;
  /** Whether the ornament is left out, because names would be too small beside it. */
  isOrnamentLeftOut: boolean;
}

/** Fonts and colors (`#rrggbb`) of a print. */
export interface PageLook {
  headingFont: FontName;
  textFont: FontName;
  /** Background of the paper; undefined leaves it white. */
  background: string | undefined;
  text: string;
  quiet: string;
  accent: string;
  line: string;
}

/** Arranges one kind of print, page after page. */
export type Layout<Kind extends PrintKind> = (input: LayoutInput<Kind>) => Generator<Page, void>;
