export const guestLanguages = [
  { tag: "en", name: "English" },
  { tag: "de", name: "Deutsch" },
  { tag: "fr", name: "Français" },
  { tag: "es", name: "Español" },
  { tag: "it", name: "Italiano" },
  { tag: "pt", name: "Português" },
  { tag: "nl", name: "Nederlands" },
  { tag: "pl", name: "Polski" },
  { tag: "tr", name: "Türkçe" },
  { tag: "ru", name: "Русский" },
  { tag: "uk", name: "Українська" },
  { tag: "ar", name: "العربية" },
  { tag: "he", name: "עברית" },
  { tag: "zh", name: "简体中文" },
  { tag: "ja", name: "日本語" },
  { tag: "ko", name: "한국어" },
  { tag: "hi", name: "हिन्दी" },
  { tag: "vi", name: "Tiếng Việt" },
] as const;

export type GuestLanguage = (typeof guestLanguages)[number]["tag"];

const rightToLeft: ReadonlySet<string> = new Set<GuestLanguage>(["ar", "he"]);

/** Writing direction of a language, for the attribute `dir`. */
export function directionOf(tag: string): "ltr" | "rtl" {
  return rightToLeft.has(tag) ? "rtl" : "ltr";
}
