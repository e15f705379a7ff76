/** The text as it is, or its first `longest` characters and "..." when it has more. */
export function shorten(text: string, longest: number): string {
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest).join("")}...`;
}
