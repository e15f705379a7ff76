import { z } from "zod";
import { appLanguages } from "../../../../common/app-languages.ts";
import { papers } from "../../../../common/print/papers.ts";
import { type PrintKind, printKinds } from "../../../../common/print/print-kinds.ts";
import type { PrintOptions } from "../../../../common/print/print-options.ts";
import type { PrintFacts } from "../pages/print-facts.ts";

/** A PDF, written as it is made, or a picture of one page. */
const printOutput = z.discriminatedUnion("form", [
  z.object({ form: z.literal("pdf") }),
  z.object({ form: z.literal("preview"), page: z.number() }),
]);
export type PrintOutput = z.output<typeof printOutput>;

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
  output: printOutput,
});

const names = z.array(z.string());

/** What an organizer should know of a print. Of names, some of those that it is about. */
const findings = z.object({
  /** Characters that no font has; a mark stands for each. */
  missing: names,
  missingIn: names,
  /** Names so small that they are hard to read. */
  smallNames: names,
  isOrnamentLeftOut: z.boolean(),
});
export type PrintFindings = z.output<typeof findings>;

/** What has been printed. */
const printedPages = findings.extend({ form: z.literal("pdf"), pageCount: z.number() });
export type PrintedPages = z.output<typeof printedPages>;

/** A picture of one page, exactly as it would be printed. */
const pagePreview = findings.extend({
  form: z.literal("preview"),
  /** Without scripts and without references to anything outside. */
  svg: z.string(),
  /** Page number from 1: the one that was asked for, or the last one. */
  page: z.number(),
  pageCount: z.number(),
  widthMm: z.number(),
  heightMm: z.number(),
});
export type PagePreview = z.output<typeof pagePreview>;

export const printResult = z.discriminatedUnion("form", [printedPages, pagePreview]);
export type PrintResult = z.output<typeof printResult>;
