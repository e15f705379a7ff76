import { posix } from "node:path";
import { readXml, withMore } from "./xml.ts";
import type { WorkbookParts } from "./zip-inspection.ts";

interface Relation {
  type: string;
  target: string;
}

/** The contents of a workbook, except its sheets. */
export interface Workbook {
  date1904: boolean;
  visibleSheets: { name: string; path: string }[];
  sharedStrings: string | undefined;
  styles: string | undefined;
}

/** Finds a workbook's sheets and parts. @throws DomainError UNREADABLE_FILE when it is not such a workbook */
export async function readWorkbook(parts: WorkbookParts): Promise<Workbook> {
  const root = await readRelations(parts, "");
  const path = [...root.values()].find(({ type }) => type.endsWith("/officeDocument"))?.target ?? "xl/workbook.xml";
  const relations = await readRelations(parts, path);
  let date1904 = false;
  const sheets: { id: string; name: string; hidden: boolean }[] = [];
  await readXml(parts.read(path), {
    open(name, attributes) {
      if (name === "workbookPr") date1904 = isTrue(attributes.date1904);
      if (name !== "sheet") return;
      const id = Object.keys(attributes).find((key) => key.endsWith(":id"));
      sheets.push({
        id: (id && attributes[id]) ?? "",
        name: attributes.name ?? "",
        hidden: (attributes.state ?? "visible") !== "visible",
      });
    },
  });
  const paths = new Set<string>();
  const visible = sheets.flatMap(({ id, name, hidden }) => {
    const relation = relations.get(id);
    // A sheet that is named again would take the time to read it again.
    if (hidden || !relation?.type.endsWith("/worksheet") || paths.has(relation.target)) return [];
    paths.add(relation.target);
    return [{ name, path: relation.target }];
  });
  const targetOf = (type: string): string | undefined => {
    const target = [...relations.values()].find((relation) => relation.type.endsWith(type))?.target;
    return target !== undefined && parts.has(target) ? target : undefined;
  };
  return { date1904, visibleSheets: visible, sharedStrings: targetOf("/sharedStrings"), styles: targetOf("/styles") };
}

async function readRelations(parts: WorkbookParts, path: string): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  const folder = posix.dirname(`/${path}`);
  await readXml(parts.read(posix.join(folder, "_rels", `${posix.basename(path)}.rels`)), {
    open(name, attributes) {
      if (name !== "Relationship") return;
      const target = posix.resolve(folder, attributes.Target ?? "");
      relations.set(attributes.Id ?? "", { type: attributes.Type ?? "", target });
    },
  });
  return relations;
}

/** By number. Runs of rich text are joined; phonetic readings (furigana) are omitted. */
export async function readSharedStrings(parts: WorkbookParts, path: string): Promise<string[]> {
  const strings: string[] = [];
  let text = "";
  let inText = false;
  let inReading = false;
  await readXml(parts.read(path), {
    open(name) {
      if (name === "si") text = "";
      if (name === "rPh") inReading = true;
      if (name === "t") inText = !inReading;
    },
    text(piece) {
      if (inText) text = withMore(text, piece);
    },
    close(name) {
      if (name === "t") inText = false;
      if (name === "rPh") inReading = false;
      if (name === "si") strings.push(unescapeText(text));
    },
  });
  return strings;
}

/** Decodes characters that XML cannot contain (_x000D_). */
export function unescapeText(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

export function isTrue(value: string | undefined): boolean {
  return value === "1" || value === "true";
}
