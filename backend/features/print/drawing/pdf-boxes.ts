import type { Box, GroupBox, ImageBox, LineBox, PagePicture, PathBox, RectangleBox, Stroke } from "../pages/page.ts";
import { number, pathOperators } from "./path-operators.ts";
import { colorOperands, type PdfText } from "./pdf-text.ts";

const rememberedPaths = 100;

/** Draws boxes on the current page of a document. */
export class PdfBoxes {
  readonly #document: PDFKit.PDFDocument;
  readonly #text: PdfText;
  readonly #pictures = new Map<PagePicture, PDFKit.Mixins.OpenedImage>();
  readonly #paths = new Map<string, string>();

  constructor(document: PDFKit.PDFDocument, text: PdfText) {
    this.#document = document;
    this.#text = text;
  }

  draw(box: Box): void {
    if (box.kind === "text") this.#text.write(box);
    else if (box.kind === "rectangle") this.#rectangle(box);
    else if (box.kind === "line") this.#line(box);
    else if (box.kind === "path") this.#path(box);
    else if (box.kind === "image") this.#image(box);
    else this.#group(box);
  }

  #rectangle({ x, y, width, height, radius = 0, fill, stroke }: RectangleBox): void {
    const paint = paintOperators(fill, stroke);
    if (!paint) return;
    this.#document.addContent(`q\n${paint.before}`);
    if (radius > 0) this.#document.roundedRect(x, y, width, height, radius);
    else this.#document.addContent(`${[x, y, width, height].map((length) => number(length)).join(" ")} re`);
    this.#document.addContent(`${paint.after}\nQ`);
  }

  #line({ x1, y1, x2, y2, stroke }: LineBox): void {
    const way = `${number(x1)} ${number(y1)} m\n${number(x2)} ${number(y2)} l`;
    this.#document.addContent(`q\n${strokeOperators(stroke, 1)}\n${way}\nS\nQ`);
  }

  #path({ data, x, y, scale, fill, stroke }: PathBox): void {
    const paint = paintOperators(fill, stroke, scale);
    if (!paint) return;
    const size = number(scale, 6);
    const place = `${size} 0 0 ${size} ${number(x)} ${number(y)} cm`;
    this.#document.addContent(`q\n${place}\n${paint.before}\n${this.#pathOperators(data)}\n${paint.after}\nQ`);
  }

  #pathOperators(data: string): string {
    const known = this.#paths.get(data);
    if (known !== undefined) return known;
    const operators = pathOperators(data);
    if (this.#paths.size < rememberedPaths) this.#paths.set(data, operators);
    return operators;
  }

  #image(box: ImageBox): void {
    const { x, y, width, height, radius = 0, scrim = 0 } = box;
    const document = this.#document;
    document.save();
    if (radius > 0) document.roundedRect(x, y, width, height, radius);
    else document.rect(x, y, width, height);
    document.clip();
    const place = picturePlace(box);
    document.image(this.#picture(box.picture), place.x, place.y, {
      width: place.width,
      height: place.height,
      ignoreOrientation: true,
    });
    if (scrim > 0)
      document
        .rect(x, y, width, height)
        .fillColor("#000000", scrim / 100)
        .fill();
    document.restore();
  }

  #picture(picture: PagePicture): PDFKit.Mixins.OpenedImage {
    const known = this.#pictures.get(picture);
    if (known) return known;
    const opened = this.#document.openImage(Buffer.from(picture.bytes));
    this.#pictures.set(picture, opened);
    return opened;
  }

  #group({ rotation, centerX, centerY, boxes }: GroupBox): void {
    this.#document.save();
    this.#document.rotate(rotation, { origin: [centerX, centerY] });
    for (const box of boxes) this.draw(box);
    this.#document.restore();
  }
}

function paintOperators(
  fill: string | undefined,
  stroke: Stroke | undefined,
  scale = 1,
): { before: string; after: string } | undefined {
  const filling = fill === undefined ? "" : `${colorOperands(fill)} rg`;
  if (!stroke) return filling === "" ? undefined : { before: filling, after: "f" };
  const stroking = strokeOperators(stroke, scale);
  return filling === "" ? { before: stroking, after: "S" } : { before: `${filling}\n${stroking}`, after: "B" };
}

function strokeOperators({ color, width, dash }: Stroke, scale: number): string {
  const operators = [`${colorOperands(color)} RG`, `${number(width / scale)} w`];
  if (dash) operators.push(`[${dash.map((length) => number(length / scale)).join(" ")}] 0 d`);
  return operators.join("\n");
}

interface PicturePlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The place where a picture covers its box, or fits into the middle of it as a whole. */
export function picturePlace({ x, y, width, height, picture, fit }: ImageBox): PicturePlace {
  const [acrossScale, downScale] = [width / picture.width, height / picture.height];
  const scale = fit === "cover" ? Math.max(acrossScale, downScale) : Math.min(acrossScale, downScale);
  const [placedWidth, placedHeight] = [picture.width * scale, picture.height * scale];
  return {
    x: x + (width - placedWidth) / 2,
    y: y + (height - placedHeight) / 2,
    width: placedWidth,
    height: placedHeight,
  };
}
