import { describe, expect, it } from "vitest";
import type { PrintKind } from "../../../common/print/print-kinds.ts";
import { defaultPrintOptions } from "../../../common/print/print-rules.ts";
import { samplePrintFacts } from "../../testing/print-samples.ts";
import { drawPreview, streamPdf } from "./print-run.service.ts";

const facts = samplePrintFacts(12);

function taskOf(kind: PrintKind, guestCount = facts.guests.length) {
  const options = defaultPrintOptions(kind, { language: "en", columns: [] });
  return { kind, options, facts: guestCount === facts.guests.length ? facts : samplePrintFacts(guestCount) };
}

const pdfTask = (kind: PrintKind, guestCount?: number) => async () =>
  ({ ...taskOf(kind, guestCount), output: { form: "pdf" } }) as const;

const pageTask = (kind: PrintKind, page: number) => async () =>
  ({ ...taskOf(kind), output: { form: "preview", page } }) as const;

const wanted = () => new AbortController().signal;

describe("printing in a process of its own", () => {
  it("draws a page, or the last one, the same way whatever its process has drawn before", async () => {
    const draw = (kind: PrintKind) => drawPreview({ key: "user 1" }, pageTask(kind, 99), wanted());
    const first = await draw("place-cards");
    expect(first).toMatchObject({ page: first.pageCount, widthMm: 210, heightMm: 297, missing: [], missingIn: [] });
    expect(first.pageCount).toBeGreaterThan(1);
    expect(first.svg).toContain("<use href=");
    await draw("sign");
    expect(await draw("place-cards")).toStrictEqual(first);
  });

  it("ends when it is no longer wanted, and leaves its place to the next", async () => {
    const controller = new AbortController();
    const printed = streamPdf({ key: "user 1" }, pdfTask("place-cards", 150), controller.signal);
    expect((await printed.next()).done).toBe(false);
    controller.abort(new Error("The client is gone."));
    const rest = async () => {
      for await (const _ of printed);
    };
    await expect(rest()).rejects.toThrow("The client is gone.");
    expect((await streamPdf({ key: "user 1" }, pdfTask("sign"), wanted()).next()).done).toBe(false);
  });
});
