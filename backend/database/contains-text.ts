/** A Prisma filter for texts that contain the text literally, upper and lower case alike. */
export function containsText(text: string) {
  return { contains: text.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" as const };
}
