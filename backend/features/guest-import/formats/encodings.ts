export interface Encoding {
  /** As iconv-lite and organizers' choices name it. */
  name: string;
  label: string;
  /** By the files of their words. None for encodings that are recognized by their bytes. */
  languages: readonly string[];
  /** As a logarithm: 1 is a third as common as 0. */
  rarity: number;
}

const western = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "nb", "da", "fi", "is"];
const central = ["en", "de", "fr", "pl", "cs", "sk", "hu", "ro", "hr", "sl", "sq"];
const turkish = ["en", "de", "fr", "tr"];
const cyrillic = ["ru", "uk", "bg", "sr", "mk"];
const baltic = ["en", "de", "lv", "lt", "et", "pl"];
const vietnamese = ["vi", "en", "fr"];

/** For each script: its languages, and encodings by what people call them. */
const scripts: readonly (readonly [string, readonly string[], Readonly<Record<string, string>>])[] = [
  ["Western European", western, { "Windows-1252": "windows-1252", "ISO 8859-15": "iso-8859-15", Mac: "macintosh" }],
  ["Western European", western, { "DOS 850": "cp850", "DOS 437": "cp437" }],
  ["Central European", central, { "Windows-1250": "windows-1250", "ISO 8859-2": "iso-8859-2" }],
  ["Central European", central, { Mac: "maccenteuro", DOS: "cp852" }],
  ["Turkish", turkish, { "Windows-1254": "windows-1254", Mac: "macturkish", DOS: "cp857" }],
  ["Cyrillic", cyrillic, { "Windows-1251": "windows-1251", KOI8: "koi8-u", "ISO 8859-5": "iso-8859-5" }],
  ["Cyrillic", cyrillic, { Mac: "maccyrillic", DOS: "cp866" }],
  ["Greek", ["el"], { "Windows-1253": "windows-1253", "ISO 8859-7": "iso-8859-7", Mac: "macgreek", DOS: "cp737" }],
  ["Hebrew", ["he"], { "Windows-1255": "windows-1255", "ISO 8859-8": "iso-8859-8", DOS: "cp862" }],
  ["Arabic", ["ar", "fa"], { "Windows-1256": "windows-1256" }],
  ["Baltic", baltic, { "Windows-1257": "windows-1257", DOS: "cp775" }],
  ["Vietnamese", vietnamese, { "Windows-1258": "windows-1258" }],
  ["Thai", ["th"], { "Windows-874": "windows-874" }],
  ["Japanese", ["ja"], { "Shift JIS": "cp932", "EUC-JP": "euc-jp" }],
  ["Simplified Chinese", ["zh"], { "GB 18030": "gb18030" }],
  ["Traditional Chinese", ["zh"], { Big5: "big5" }],
  ["Korean", ["ko"], { "EUC-KR": "cp949" }],
];

/** Excel saves CSV in the encoding of the country's Windows. */
function rarityOf(kind: string): number {
  if (kind === "Windows-1252") return 0;
  if (/^(?:Mac|DOS)/u.test(kind)) return 4;
  return /^(?:ISO|KOI8|EUC-JP|Windows-1257)/u.test(kind) ? 1.5 : 0.5;
}

export const encodings: readonly Encoding[] = [
  { name: "utf-8", label: "UTF-8", languages: [], rarity: 0 },
  { name: "utf-16le", label: "UTF-16", languages: [], rarity: 0 },
  { name: "utf-16be", label: "UTF-16, big-endian", languages: [], rarity: 0 },
  ...scripts.flatMap(([script, languages, names]) =>
    Object.entries(names).map(([kind, name]) => ({
      name,
      label: `${script} (${kind})`,
      languages,
      rarity: rarityOf(kind),
    })),
  ),
];

/** Undefined if it is none that can be read. */
export const encodingNamed = (name: string) => encodings.find((encoding) => encoding.name === name);
