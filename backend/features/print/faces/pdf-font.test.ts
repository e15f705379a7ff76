import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import { createTextSetter } from "../text/create-text-setter.ts";
import { createFaces } from "./faces.ts";
import { createPdfFont, leftToRight, rightToLeft } from "./pdf-font.ts";

const faces = createFaces();

it.each(["AVATAR Toñita", "ffi Łucja", "محمد العَرَبِيّ (12)", "(שלום)", "अनुष्का शर्मा", "Adébọ́lá"])(
  "draws %s as wide as it was measured",
  (text) => {
    const document = new PDFDocument();
    const { runs } = createTextSetter(faces).line(text, { font: "Lato", isBold: false, size: 20 });
    // Twice, as pdfkit changes what it gets.
    for (const run of [...runs, ...runs]) {
      document.registerFont(run.face, createPdfFont(faces.face(run.face)));
      const features: PDFKit.Mixins.OpenTypeFeatures[] = [run.isRightToLeft ? rightToLeft : leftToRight];
      expect(document.font(run.face, 20).widthOfString(run.text, { features })).toBeCloseTo(run.width, 6);
    }
  },
);

it("keeps parts of a font apart", () => {
  const document = new PDFDocument();
  const { runs } = createTextSetter(faces).line("Łucja", { font: "Lato", isBold: false, size: 20 });
  for (const run of runs) document.registerFont(run.face, createPdfFont(faces.face(run.face)));
  const widths = runs.map((run) => document.font(run.face, 20).widthOfString(run.text, { features: [leftToRight] }));
  expect(runs.length).toBe(2);
  expect(widths).toEqual(runs.map((run) => expect.closeTo(run.width, 6)));
});
