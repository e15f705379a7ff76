import { appLanguages } from "../../../../../common/app-languages.ts";
import { guestLanguages } from "../../../../../common/guest-languages.ts";
import * as words from "../../../../../common/print/print-words.ts";
import type { Words } from "../../../../../common/print/words.ts";
import { languageTag, t } from "../../../lib/text.ts";
import { paperTitle } from "../paper-names.ts";

export interface FieldTexts {
  label: string;
  /** The text of a value. */
  textOf: (value: string) => string;
  /** For no column. */
  none?: string;
}

const field = (label: string, more: Partial<FieldTexts> = {}): FieldTexts => ({
  label,
  textOf: (value) => value,
  ...more,
});

const choice = <Value extends string>(
  label: string,
  { options }: Words<string, Value>,
  text: (value: Value) => string,
) =>
  field(label, {
    textOf: (value) => {
      const known = options.find((one) => one === value);
      return known === undefined ? value : text(known);
    },
  });

/** The fields of all kinds in the order of the form, by section and option. Called once there are texts. */
export const formSections = () => ({
  content: {
    cardForm: choice(t("print-screen.cardForm.label"), words.cardForms, (one) => t(`print-screen.cardForm.${one}`)),
    escortUnit: choice(t("print-screen.escortUnit.label"), words.escortUnits, (one) =>
      t(`print-screen.escortUnit.${one}`),
    ),
    nameForm: choice(t("print-screen.nameForm.label"), words.nameForms, (one) => t(`print-screen.nameForm.${one}`)),
    titleColumn: field(t("print-screen.titleColumn.label"), { none: t("print-screen.titleColumn.none") }),
    isFamilyNameFirst: field(t("print-screen.familyNameFirst")),
    showTable: field(t("print-screen.showTable")),
    showSeat: field(t("print-screen.showSeat")),
    showCode: field(t("print-screen.showCode")),
    showNames: field(t("print-screen.showNames")),
    mealColumn: field(t("print-screen.mealColumn.label"), { none: t("print-screen.mealColumn.none") }),
    dietColumns: field(t("print-screen.dietColumns")),
    columns: field(t("print-screen.columns")),
  },
  guests: {
    which: field(t("print-screen.guests.label")),
    order: choice(t("print-screen.order.label"), words.printOrders, (one) => t(`print-screen.order.${one}`)),
  },
  paper: {
    sheet: choice(t("print-screen.sheet.label"), words.printSheets, (one) => t(`print-screen.sheet.${one}`)),
    paper: choice(t("print-screen.paper.label"), words.printPapers, paperTitle),
    isLandscape: field(t("print-screen.landscape")),
  },
  look: {
    look: choice(t("print-screen.look.label"), words.printLooks, (one) => t(`print-screen.look.${one}`)),
    ornament: choice(t("print-screen.ornament.label"), words.ornaments, (one) => t(`print-screen.ornament.${one}`)),
    language: field(t("print-screen.language"), {
      textOf: (value) =>
        guestLanguages.find(({ tag }) => tag === appLanguages.find((one) => one === value))?.name ?? value,
    }),
    hasFooter: field(t("print-screen.hasFooter")),
  },
});

const timeFormat = new Intl.DateTimeFormat(languageTag, { dateStyle: "medium", timeStyle: "short" });

/** An ISO 8601 time in the reader's time zone: "Nov 22, 2026, 6:42 PM". */
export const printTime = (isoTime: string): string => timeFormat.format(new Date(isoTime));
