import type { FontName } from "../../../../common/fonts.ts";
import type { Language } from "../../../../common/messages/language.ts";
import type { PrintOptions } from "../../../../common/print/print-options.ts";
import type { TextSetter } from "../text/text-setter.ts";
import type { Page } from "./page.ts";
import type { PrintFacts } from "./print-facts.ts";

/** What a layout works with. */
export interface LayoutInput {
  /** Only guests who are to be printed. */
  facts: PrintFacts;
  options: PrintOptions;
  setter: TextSetter;
  /** Says the words around names. */
  language: Language;
  look: PageLook;
}

/** Fonts and colors of a print. Colors are `#rrggbb`. */
export interface PageLook {
  /** Of names and headings. */
  headingFont: FontName;
  /** Of everything else. */
  textFont: FontName;
  /** Background of the paper; undefined leaves it white. */
  background: string | undefined;
  text: string;
  quiet: string;
  accent: string;
  /** For text on the accent color. */
  onAccent: string;
  line: string;
}

/** Arranges one kind of print, page after page. */
export type Layout = (input: LayoutInput) => Generator<Page, void>;
