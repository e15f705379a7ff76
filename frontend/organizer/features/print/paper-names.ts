import { type PaperName, papers } from "../../../../common/print/papers.ts";
import { languageTag, t } from "../../lib/text.ts";

const millimetersPerInch = 25.4;

const inInches: ReadonlySet<PaperName> = new Set(["letter", "legal", "tabloid", "18x24", "24x36"]);

const names: Partial<Record<PaperName, string>> = { letter: "Letter", legal: "Legal", tabloid: "Tabloid" };

/** Name with size: "A4 (210 × 297 mm)". */
export function paperTitle(paper: PaperName): string {
  const size = sizeOf(paper);
  const name = inInches.has(paper) ? names[paper] : paper.toUpperCase();
  return name === undefined ? size : t("print-screen.paper.sized", { name, size });
}

function sizeOf(paper: PaperName): string {
  const { width, height } = papers[paper];
  if (!inInches.has(paper))
    return t("print-screen.paper.millimeters", { width: number(width), height: number(height) });
  const [wide, high] = [width / millimetersPerInch, height / millimetersPerInch];
  return t("print-screen.paper.inches", { width: number(wide), height: number(high) });
}

const number = (value: number) => value.toLocaleString(languageTag, { maximumFractionDigits: 1 });

/** Whether people around the reader use paper measured in inches: Letter rather than A4. */
export function usesInches(locales: readonly string[]): boolean {
  const [first = ""] = locales;
  const region = new Intl.Locale(first === "" ? "en" : first).maximize().region ?? "";
  return countriesWithLetter.has(region);
}

const countriesWithLetter: ReadonlySet<string> = new Set("US CA MX PH PR GU CL CO VE GT CR PA NI SV DO".split(" "));
