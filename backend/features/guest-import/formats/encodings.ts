export interface Encoding {
  /** As iconv-lite and organizers' choices name it. */
  name: string;
  label: string;
  /** By the files of their words. None for encodings that are recognized by their bytes. */
  languages: readonly string[];
  /** As a logarithm: 1 is a third as common as 0. */
  rarity: number;
}

const western = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "nb", "da", "fi", "is"] as const;
const central = ["en", "de", "fr", "pl", "cs", "sk", "hu", "ro", "hr", "sl", "sq"] as const;
const turkish = ["en", "de", "fr", "tr"] as const;
const baltic = ["en", "de", "lv", "lt", "et", "pl"] as const;
const cyrillic = ["ru", "uk", "bg", "sr", "mk"] as const;
const arabic = ["ar", "fa"] as const;

/** The more common ones first. Excel saves CSV in the one of the country's Windows. */
export const encodings: readonly Encoding[] = [
  { name: "utf-8", label: "UTF-8", languages: [], rarity: 0 },
  { name: "utf-16le", label: "UTF-16", languages: [], rarity: 0 },
  { name: "utf-16be", label: "UTF-16, big-endian", languages: [], rarity: 0 },
  { name: "windows-1252", label: "Western European (Windows-1252)", languages: western, rarity: 0 },
  { name: "windows-1250", label: "Central European (Windows-1250)", languages: central, rarity: 0.5 },
  { name: "windows-1254", label: "Turkish (Windows-1254)", languages: turkish, rarity: 0.5 },
  { name: "windows-1251", label: "Cyrillic (Windows-1251)", languages: cyrillic, rarity: 0.5 },
  { name: "windows-1253", label: "Greek (Windows-1253)", languages: ["el"], rarity: 0.5 },
  { name: "windows-1255", label: "Hebrew (Windows-1255)", languages: ["he"], rarity: 0.5 },
  { name: "windows-1256", label: "Arabic (Windows-1256)", languages: arabic, rarity: 0.5 },
  { name: "windows-1257", label: "Baltic (Windows-1257)", languages: baltic, rarity: 1.5 },
  { name: "windows-1258", label: "Vietnamese (Windows-1258)", languages: ["vi", "en", "fr"], rarity: 0.5 },
  { name: "windows-874", label: "Thai (Windows-874)", languages: ["th"], rarity: 0.5 },
  { name: "cp932", label: "Japanese (Shift JIS)", languages: ["ja"], rarity: 0.5 },
  { name: "gb18030", label: "Simplified Chinese (GB 18030)", languages: ["zh"], rarity: 0.5 },
  { name: "big5", label: "Traditional Chinese (Big5)", languages: ["zh"], rarity: 0.5 },
  { name: "cp949", label: "Korean (EUC-KR)", languages: ["ko"], rarity: 0.5 },
  { name: "euc-jp", label: "Japanese (EUC-JP)", languages: ["ja"], rarity: 1.5 },
  { name: "koi8-u", label: "Cyrillic (KOI8)", languages: cyrillic, rarity: 1.5 },
  { name: "iso-8859-15", label: "Western European (ISO 8859-15)", languages: western, rarity: 1.5 },
  { name: "iso-8859-2", label: "Central European (ISO 8859-2)", languages: central, rarity: 1.5 },
  { name: "iso-8859-5", label: "Cyrillic (ISO 8859-5)", languages: cyrillic, rarity: 2 },
  { name: "iso-8859-7", label: "Greek (ISO 8859-7)", languages: ["el"], rarity: 1.5 },
  { name: "iso-8859-8", label: "Hebrew (ISO 8859-8)", languages: ["he"], rarity: 1.5 },
  { name: "macintosh", label: "Western European (Mac)", languages: western, rarity: 3.5 },
  { name: "maccenteuro", label: "Central European (Mac)", languages: central, rarity: 4 },
  { name: "maccyrillic", label: "Cyrillic (Mac)", languages: cyrillic, rarity: 4 },
  { name: "macturkish", label: "Turkish (Mac)", languages: turkish, rarity: 4 },
  { name: "macgreek", label: "Greek (Mac)", languages: ["el"], rarity: 4 },
  { name: "cp850", label: "Western European (DOS 850)", languages: western, rarity: 3.5 },
  { name: "cp437", label: "Western European (DOS 437)", languages: western, rarity: 4 },
  { name: "cp852", label: "Central European (DOS 852)", languages: central, rarity: 4 },
  { name: "cp857", label: "Turkish (DOS 857)", languages: turkish, rarity: 4 },
  { name: "cp866", label: "Cyrillic (DOS 866)", languages: cyrillic, rarity: 4 },
  { name: "cp737", label: "Greek (DOS 737)", languages: ["el"], rarity: 4 },
  { name: "cp862", label: "Hebrew (DOS 862)", languages: ["he"], rarity: 4 },
  { name: "cp775", label: "Baltic (DOS 775)", languages: baltic, rarity: 4.5 },
];

/** Undefined if it is none that can be read. */
export function encodingNamed(name: string): Encoding | undefined {
  return encodings.find((encoding) => encoding.name === name);
}
