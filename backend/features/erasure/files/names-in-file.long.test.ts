import { expect, it } from "vitest";
import { sheetXml, workbookFiles, zipArchive } from "../../../testing/workbook-archive.ts";
import { mayName } from "./names-in-file.ts";

const names = [["Zorabel", "Öhlenquist"]];
const workbookOf = (content: string) =>
  zipArchive([...workbookFiles({ sheet: sheetXml("") }), { name: "x.xml", content }]);

// Each would exceed the time limit if the work were quadratic.
it.each(["<", "<a ", "<a<", "&", "&#1", "&a", "&#x", " ", "<>"])("reads half a million of %s", async (piece) => {
  const content = `<x>${piece.repeat(500_000)}`;
  expect(await mayName(Buffer.from(content), names)).toBe(false);
  expect(await mayName(workbookOf(content), names)).toBe(false);
});
