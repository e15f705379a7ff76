import { z } from "zod";
import { appLanguages } from "../../../../common/app-languages.ts";
import { papers } from "../../../../common/print/papers.ts";
import { type PrintKind, printKinds } from "../../../../common/print/print-kinds.ts";
import type { PrintOptions } from "../../../../common/print/print-options.ts";
import type { PrintFacts } from "../pages/print-facts.ts";

/** A PDF, written as it is made, or a picture of one page. */
export type PrintOutput = { form: "pdf" } | { form: "preview"; page: number };

/** What to print, and how. */
export interface PrintTask<Output extends PrintOutput = PrintOutput, Kind extends PrintKind = PrintKind> {
  kind: Kind;
  options: PrintOptions<Kind>;
  facts: PrintFacts;
  output: Output;
}

/** A task as sent to the process that prints. Guests follow as bytes, see `sent-guests.ts`, and after them others. */
export interface SentPrintTask extends Omit<PrintTask, "facts"> {
  facts: Omit<PrintFacts, "guests" | "others">;
  guestCount: number;
}

/** What an organizer should know of a print. Of names, some of those that it is about. */
export interface PrintFindings {
  /** Characters that no font has; a mark stands for each. */
  missing: string[];
  missingIn: string[];
  /** Names so small that they are hard to read. */
  smallNames: string[];
  isOrnamentLeftOut: boolean;
}

/** What has been printed. */
export interface PrintedPages extends PrintFindings {
  form: "pdf";
  pageCount: number;
}

/** A picture of one page, exactly as it would be printed. */
export interface PagePreview extends PrintFindings {
  form: "preview";
  /** Without scripts and without references to anything outside. */
  svg: string;
  /** Page number from 1: the one that was asked for, or the last one. */
  page: number;
  pageCount: number;
  widthMm: number;
  heightMm: number;
}

export type PrintResult = PrintedPages | PagePreview;

// The server has checked the options and made the facts itself, so only the outline is checked.
const isOptions = (value: unknown): value is PrintOptions => optionsOutline.safeParse(value).success;
const isFacts = (value: unknown): value is SentPrintTask["facts"] => factsOutline.safeParse(value).success;
const optionsOutline = z.object({ paper: z.enum(Object.keys(papers)), language: z.enum(appLanguages) });
const factsOutline = z.object({
  event: z.object({ name: z.string() }),
  listVersion: z.number(),
  readAt: z.string(),
  tables: z.array(z.unknown()),
});

export const printTask: z.ZodType<SentPrintTask> = z.object({
  kind: z.enum(printKinds),
  options: z.custom<PrintOptions>(isOptions),
  facts: z.custom<SentPrintTask["facts"]>(isFacts),
  guestCount: z.int(),
  output: z.discriminatedUnion("form", [
    z.object({ form: z.literal("pdf") }),
    z.object({ form: z.literal("preview"), page: z.number() }),
  ]),
});

const names = z.array(z.string());
const findings = { missing: names, missingIn: names, smallNames: names, isOrnamentLeftOut: z.boolean() };

export const printResult: z.ZodType<PrintResult> = z.discriminatedUnion("form", [
  z.object({ form: z.literal("pdf"), pageCount: z.number(), ...findings }),
  z.object({
    ...{ form: z.literal("preview"), svg: z.string(), page: z.number(), pageCount: z.number() },
    ...{ widthMm: z.number(), heightMm: z.number(), ...findings },
  }),
]);
