import type { FontName } from "../../../../common/fonts.ts";
import type { Language } from "../../../../common/messages/language.ts";
import type { PrintOptions } from "../../../../common/print/print-options.ts";
import type { Hyphenate } from "../text/hyphenation.ts";
import type { TextSetter } from "../text/text-setter.ts";
import type { Page } from "./page.ts";
import type { PrintFacts } from "./print-facts.ts";

/** What a layout works with. */
export interface LayoutInput {
  facts: PrintFacts;
  options: PrintOptions;
  setter: TextSetter;
  language: Language;
  look: PageLook;
  /** For texts that are no names; undefined where no word is long. */
  hyphenate?: Hyphenate | undefined;
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
  onAccent: string;
  line: string;
}

/** Arranges one kind of print, page after page. */
export type Layout = (input: LayoutInput) => Generator<Page, void>;
