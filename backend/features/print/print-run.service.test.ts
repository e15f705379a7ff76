import { describe, expect, it } from "vitest";
import type { PrintKind } from "../../../common/print/print-kinds.ts";
import { defaultPrintOptions } from "../../../common/print/print-rules.ts";
import { samplePrintFacts } from "../../testing/print-samples.ts";
import { readAloud, readPdf } from "../../testing/read-pdf.ts";
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
  it("streams a PDF", async () => {
    const parts: Uint8Array[] = [];
    for await (const bytes of streamPdf({ key: "user 1" }, pdfTask("place-cards"), wanted())) parts.push(bytes);
    const aloud = readAloud(await readPdf(Buffer.concat(parts)));
    for (const { name } of facts.guests) expect(aloud).toContain(name);
  });

  it("draws a page, or the last one instead of one that does not exist", async () => {
    const preview = await drawPreview({ key: "user 1" }, pageTask("place-cards", 99), wanted());
    expect(preview).toMatchObject({ page: preview.pageCount, widthMm: 210, heightMm: 297, missing: [], missingIn: [] });
    expect(preview.pageCount).toBeGreaterThan(1);
    expect(preview.svg).toContain("<use href=");
  });

  it("draws a page the same way whatever its process has drawn before", async () => {
    const draw = (kind: PrintKind) => drawPreview({ key: "user 1" }, pageTask(kind, 1), wanted());
    const first = await draw("place-cards");
    await draw("sign");
    expect(await draw("place-cards")).toStrictEqual(first);
  });

  it("refuses to print nothing", async () => {
    const printed = streamPdf({ key: "user 1" }, pdfTask("place-cards", 0), wanted());
    await expect(printed.next()).rejects.toMatchObject({ code: "BAD_INPUT" });
  });

  it("ends when it is no longer wanted, and leaves its place to the next", async () => {
    const controller = new AbortController();
    const printed = streamPdf({ key: "user 1" }, pdfTask("place-cards", 600), controller.signal);
    expect((await printed.next()).done).toBe(false);
    controller.abort(new Error("The client is gone."));
    const rest = async () => {
      for await (const _ of printed);
    };
    await expect(rest()).rejects.toThrow("The client is gone.");
    expect((await streamPdf({ key: "user 1" }, pdfTask("sign"), wanted()).next()).done).toBe(false);
  });

  it("ends when nobody reads on", async () => {
    const printed = streamPdf({ key: "user 1" }, pdfTask("place-cards", 600), wanted());
    await printed.next();
    await printed.return({ form: "pdf", pageCount: 0, missing: [], missingIn: [] });
    expect((await streamPdf({ key: "user 1" }, pdfTask("sign"), wanted()).next()).done).toBe(false);
  });

  it("reads what is printed only when its turn comes", async () => {
    const controller = new AbortController();
    let readings = 0;
    const task = async () => {
      readings += 1;
      return pdfTask("place-cards", 600)();
    };
    const three = Array.from({ length: 3 }, () => streamPdf({ key: "user 3" }, task, controller.signal).next());
    await three[0];
    expect(readings).toBe(1);
    controller.abort(new Error("Enough."));
    await Promise.allSettled(three);
  });

  it("lets each user wait with two prints at most", async () => {
    const controller = new AbortController();
    const first = Array.from({ length: 4 }, () =>
      streamPdf({ key: "user 2" }, pdfTask("place-cards", 600), controller.signal).next(),
    );
    await expect(first[3]).rejects.toMatchObject({ code: "RATE_LIMITED" });
    controller.abort(new Error("Enough."));
    await expect(Promise.allSettled(first)).resolves.toHaveLength(4);
  });
});
