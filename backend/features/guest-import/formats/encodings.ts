/** A character encoding in which guest lists are saved. */
export interface Encoding {
  /** As iconv-lite names it, which is how organizers' choices name it, too. */
  name: string;
  /** As people know it. */
  label: string;
}

/** The encodings that can be read. */
export const encodings = [
  { name: "utf-8", label: "UTF-8" },
  { name: "utf-16le", label: "UTF-16" },
  { name: "utf-16be", label: "UTF-16, big-endian" },
  { name: "windows-1252", label: "Windows-1252 (Western Europe)" },
] as const satisfies readonly Encoding[];

/** The encoding of this name, or undefined if it is none that can be read. */
export function encodingNamed(name: string): Encoding | undefined {
  return encodings.find((encoding) => encoding.name === name);
}
