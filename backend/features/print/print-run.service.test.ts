import { describe, expect, it } from "vitest";
import type { PrintKind } from "../../../common/print/print-kinds.ts";
import { defaultPrintOptions } from "../../../common/print/print-options.ts";
import { samplePrintFacts } from "../../testing/print-samples.ts";
import { streamPdf } from "./print-run.service.ts";

const pdfTask =
  (kind: PrintKind, guestCount = 12) =>
  async () => {
    const options = defaultPrintOptions(kind, { language: "en", columns: [] });
    return { kind, options, facts: samplePrintFacts(guestCount), output: { form: "pdf" } } as const;
  };

const wanted = () => new AbortController().signal;

describe("printing in a process of its own", () => {
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
