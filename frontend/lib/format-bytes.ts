/** A size in bytes for people: "512 bytes", "1.5 kB", "4.9 MB" (powers of 1024, as the upload limit counts). */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${oneDecimal(bytes / 1024)} kB`;
  return `${oneDecimal(bytes / 1024 / 1024)} MB`;
}

function oneDecimal(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 1 });
}
