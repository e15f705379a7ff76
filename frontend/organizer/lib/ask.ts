import { makeVar } from "@apollo/client";
import { t } from "./text.ts";

/** A question with two answers. */
export interface Question {
  title: string;
  description: string;
  confirmLabel: string;
  /** By default "Cancel". */
  cancelLabel?: string;
  /** Whether nothing is lost by either answer. */
  isHarmless?: boolean;
}

/** A question with the way to answer it. */
export interface AskedQuestion extends Question {
  answer: (isConfirmed: boolean | undefined) => void;
}

/** The open question, for the one dialog of the page that shows it. */
export const askedQuestion = makeVar<AskedQuestion | null>(null);

/** Asks in a dialog. Answers true or false by its buttons, and undefined when the dialog is closed without. */
export function ask(question: Question): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    askedQuestion()?.answer(undefined);
    askedQuestion({
      ...question,
      answer: (isConfirmed) => {
        askedQuestion(null);
        resolve(isConfirmed);
      },
    });
  });
}

/** Asks before what was typed is lost. */
export const askToDiscard = (): Promise<boolean | undefined> =>
  ask({
    title: t("ui.discard.title"),
    description: t("ui.discard.description"),
    confirmLabel: t("ui.discard.confirm"),
    cancelLabel: t("ui.discard.cancel"),
  });

const maxNames = 5;

interface Canceling {
  /** Of the guest who is not coming, if it is one. */
  name: string;
  /** Guests who are not coming. */
  count?: number;
  /** Names of those who come only because of them; at least one. */
  plusOnes: readonly string[];
}

/** Asks whether the plus-ones of guests who are not coming still come: true if they do not. */
export function askAboutPlusOnes({ name, count = 1, plusOnes }: Canceling): Promise<boolean | undefined> {
  const about = { count: plusOnes.length, names: plusOnes.slice(0, maxNames).join(", ") };
  return ask({
    title: t("seating.cancel.title", { count, name }),
    description: t("seating.cancel.question", about),
    confirmLabel: t("seating.cancel.neither", about),
    cancelLabel: t("seating.cancel.stillComing", about),
    isHarmless: true,
  });
}
