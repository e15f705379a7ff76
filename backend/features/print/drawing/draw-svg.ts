import type { Faces } from "../faces/faces.ts";
import type {
  Box,
  GroupBox,
  ImageBox,
  Page,
  PageItem,
  PagePicture,
  PathBox,
  RectangleBox,
  Stroke,
  TextBox,
} from "../pages/page.ts";
import type { GlyphRun } from "../text/text-setter.ts";
import { number } from "./path-operators.ts";
import { picturePlace } from "./pdf-boxes.ts";
import { escapeXml } from "./pdf-document.ts";

/** A self-contained SVG in points: texts are glyph outlines, pictures are embedded. `faces` are those of its texts. */
export function drawSvg(page: Page, faces: Pick<Faces, "face">): string {
  const drawing = new SvgDrawing(faces);
  const content = page.items.map((item) => drawing.item(item)).join("");
  const size = `${number(page.width)} ${number(page.height)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">` +
    `<defs>${drawing.definitions()}</defs><path fill="#fff" d="M0 0h${number(page.width)}v${number(page.height)}H0z"/>` +
    `${content}</svg>`
  );
}

class SvgDrawing {
  readonly #faces: Pick<Faces, "face">;
  readonly #definitions: string[] = [];
  readonly #glyphs = new Map<string, string | undefined>();
  readonly #pictures = new Map<PagePicture, string>();

  constructor(faces: Pick<Faces, "face">) {
    this.#faces = faces;
  }

  definitions(): string {
    return this.#definitions.join("");
  }

  item(item: PageItem): string {
    return item.kind === "block" ? item.items.map((inside) => this.item(inside)).join("") : this.#box(item);
  }

  #box(box: Box): string {
    switch (box.kind) {
      case "text":
        return this.#text(box);
      case "rectangle":
        return rectangle(box);
      case "line":
        return `<path d="M${number(box.x1)} ${number(box.y1)}L${number(box.x2)} ${number(box.y2)}"${strokeOf(box.stroke)}/>`;
      case "path":
        return path(box);
      case "image":
        return this.#image(box);
      case "group":
        return this.#group(box);
    }
  }

  #text({ x, y, line, color }: TextBox): string {
    const runs = line.runs.map((run) => this.#run(run, x + run.x, y, line.size)).join("");
    return runs === "" ? "" : `<g fill="${escapeXml(color)}">${runs}</g>`;
  }

  #run(run: GlyphRun, x: number, y: number, size: number): string {
    const face = this.#faces.face(run.face);
    const uses: string[] = [];
    let origin = 0;
    for (const { glyph, advance, offsetX, offsetY } of face.shape(run.text, run.isRightToLeft).glyphs) {
      const name = this.#glyph(run.face, glyph.id);
      if (name !== undefined) uses.push(`<use href="#${name}"${at("x", origin + offsetX)}${at("y", offsetY)}/>`);
      origin += advance;
    }
    if (uses.length === 0) return "";
    // The page's y grows down, a font's up.
    const scale = number(size / face.unitsPerEm, 6);
    return `<g transform="matrix(${scale} 0 0 -${scale} ${number(x)} ${number(y)})">${uses.join("")}</g>`;
  }

  /** Id of a glyph's outline; undefined for none, as of a space. */
  #glyph(face: string, glyphId: number): string | undefined {
    const key = `${glyphId} ${face}`;
    if (this.#glyphs.has(key)) return this.#glyphs.get(key);
    const outline = this.#faces.face(face).outline(glyphId);
    const name = outline === "" ? undefined : this.#define((id) => `<path id="${id}" d="${escapeXml(outline)}"/>`);
    this.#glyphs.set(key, name);
    return name;
  }

  #image(box: ImageBox): string {
    const { picture, x, y, width, height, radius = 0, scrim = 0 } = box;
    const frame = rectangle({ kind: "rectangle", x, y, width, height, radius, fill: "#000000" });
    const clip = this.#define((id) => `<clipPath id="${id}">${frame}</clipPath>`);
    const place = picturePlace(box);
    const scale = number(place.width / picture.width, 6);
    const image =
      `<use href="#${this.#picture(picture)}" ` +
      `transform="matrix(${scale} 0 0 ${scale} ${number(place.x)} ${number(place.y)})"/>`;
    const shade = scrim > 0 ? `<g opacity="${number(scrim / 100)}">${frame}</g>` : "";
    return `<g clip-path="url(#${clip})">${image}${shade}</g>`;
  }

  #picture(picture: PagePicture): string {
    const known = this.#pictures.get(picture);
    if (known !== undefined) return known;
    const bytes = Buffer.from(picture.bytes);
    const type = bytes[0] === 0xff ? "image/jpeg" : "image/png";
    const name = this.#define(
      (id) =>
        `<image id="${id}" width="${picture.width}" height="${picture.height}" preserveAspectRatio="none" ` +
        `href="data:${type};base64,${bytes.toString("base64")}"/>`,
    );
    this.#pictures.set(picture, name);
    return name;
  }

  #group({ rotation, centerX, centerY, boxes }: GroupBox): string {
    const turn = `rotate(${number(rotation)} ${number(centerX)} ${number(centerY)})`;
    return `<g transform="${turn}">${boxes.map((box) => this.#box(box)).join("")}</g>`;
  }

  #define(definition: (id: string) => string): string {
    const id = `a${this.#definitions.length.toString(36)}`;
    this.#definitions.push(definition(id));
    return id;
  }
}

const at = (attribute: string, value: number) => (value === 0 ? "" : ` ${attribute}="${number(value, 1)}"`);

function rectangle({ x, y, width, height, radius = 0, fill, stroke }: RectangleBox): string {
  if (fill === undefined && !stroke) return "";
  const corners = radius > 0 ? ` rx="${number(Math.min(radius, width / 2, height / 2))}"` : "";
  return (
    `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${corners}` +
    ` fill="${escapeXml(fill ?? "none")}"${stroke ? strokeOf(stroke) : ""}/>`
  );
}

function path({ data, x, y, scale, fill, stroke }: PathBox): string {
  const size = number(scale, 6);
  return (
    `<path transform="matrix(${size} 0 0 ${size} ${number(x)} ${number(y)})" d="${escapeXml(data)}"` +
    ` fill="${escapeXml(fill ?? "none")}"${stroke ? strokeOf(stroke, scale) : ""}/>`
  );
}

function strokeOf({ color, width, dash }: Stroke, scale = 1): string {
  const dashes = dash ? ` stroke-dasharray="${dash.map((length) => number(length / scale, 6)).join(" ")}"` : "";
  return ` stroke="${escapeXml(color)}" stroke-width="${number(width / scale, 6)}"${dashes}`;
}
