export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The first row is the header. */
export type Rows = string[][];

/** "Guest 1", "Guest 2" … with a meal, eight to a table. */
export function manyGuests(count: number): Rows {
  const guests = Array.from({ length: count }, (_, index) => [
    `Guest ${index + 1}`,
    String(Math.floor(index / 8) + 1),
    index % 2 === 0 ? "Fish" : "Vegan",
  ]);
  return [["Name", "Table Number", "Meal"], ...guests];
}

/** UTF-8. */
export function csvFile(name: string, rows: Rows): ChosenFile {
  const text = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n");
  return { name, mimeType: "text/csv", buffer: Buffer.from(text) };
}
