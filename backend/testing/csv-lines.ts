export function csvLines(rows: readonly (readonly string[])[]): Buffer {
  const lines = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","));
  return Buffer.from(lines.join("\n"));
}
