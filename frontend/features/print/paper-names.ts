import { type PaperName, papers } from "../../../common/print/papers.ts";
import { languageTag, t } from "../../lib/text.ts";

const millimetersPerInch = 25.4;

const inInches: ReadonlySet<PaperName> = new Set(["letter", "legal", "tabloid", "18x24", "24x36"]);

function paperName(paper: PaperName): string {
  switch (paper) {
    case "letter":
      return "Letter";
    case "legal":
      return "Legal";
    case "tabloid":
      return "Tabloid";
    case "18x24":
    case "24x36":
      return sizeOf(paper);
    default:
      return paper.toUpperCase();
  }
}

/** Name with size: "A4 (210 × 297 mm)". */
export function paperTitle(paper: PaperName): string {
  const name = paperName(paper);
  return name === sizeOf(paper) ? name : t("print-screen.paper.sized", { name, size: sizeOf(paper) });
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
