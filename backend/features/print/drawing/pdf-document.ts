import PDFDocument from "pdfkit";
import { productName } from "../../../../common/product.ts";

export interface DocumentInfo {
  title: string;
  /** Language of most of its words, such as "en". */
  language: string;
  createdAt: Date;
}

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** Called by pdfkit at the end, to describe the document in XML. */
      _addInfo(): void;
      openImage(picture: Buffer): Mixins.OpenedImage;
    }
    interface PDFOutline {
      addItem(title: string, options: { left: number }): PDFOutline;
    }
    namespace Mixins {
      interface OpenedImage {
        readonly width: number;
        readonly height: number;
      }
      interface PDFImage {
        image(picture: OpenedImage, x: number, y: number, options: PictureOptions): this;
      }
      interface PictureOptions {
        width: number;
        height: number;
        ignoreOrientation: boolean;
      }
    }
  }
}

class PrintDocument extends PDFDocument {
  /** pdfkit's own does not escape the title. */
  override _addInfo(): void {
    const { Title = "", Creator = "", Producer = "", CreationDate = new Date(0) } = this.info;
    const date = CreationDate.toISOString().replace(/\.\d+/, "");
    this.appendXML(`
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
    xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
  <xmp:CreateDate>${date}</xmp:CreateDate>
  <xmp:CreatorTool>${escapeXml(Creator)}</xmp:CreatorTool>
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(Title)}</rdf:li></rdf:Alt></dc:title>
  <pdf:Producer>${escapeXml(Producer)}</pdf:Producer>
</rdf:Description>`);
  }
}

/** An empty document that is marked as PDF/UA-1, which its pages have to keep to. The same information makes the same bytes. */
export function createDocument({ title, language, createdAt }: DocumentInfo): PDFKit.PDFDocument {
  return new PrintDocument({
    pdfVersion: "1.7",
    autoFirstPage: false,
    // No font until there is a text, because the default one would not be embedded.
    font: "",
    margin: 0,
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: printable(title), Creator: productName, CreationDate: createdAt },
  });
}

/** XML cannot have control characters. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, " ");

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for XML content and attributes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (found) => entities[found] ?? found);
