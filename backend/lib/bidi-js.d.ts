// The package's own types say that its default export is an object with a default export, as Node.js resolves them.
declare module "bidi-js" {
  interface Bidi {
    /** One level for each UTF-16 code unit; odd levels are right to left. */
    getEmbeddingLevels(text: string): { levels: Uint8Array };
    /** The character that is drawn for this one in text from right to left; null for itself. */
    getMirroredCharacter(character: string): string | null;
  }

  // biome-ignore lint/style/noDefaultExport: this is what the package exports.
  export default function bidiFactory(): Bidi;
}
