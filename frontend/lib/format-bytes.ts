import { languageTag, t } from "./text.ts";

/** "512 bytes", "1.5 kB", "4.9 MB" (powers of 1024, as the upload limit counts). */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return t("ui.size.bytes", { count: bytes });
  if (bytes < 1024 * 1024) return t("ui.size.kilobytes", { size: oneDecimal(bytes / 1024) });
  return t("ui.size.megabytes", { size: oneDecimal(bytes / 1024 / 1024) });
}

function oneDecimal(value: number): string {
  return value.toLocaleString(languageTag, { maximumFractionDigits: 1 });
}
