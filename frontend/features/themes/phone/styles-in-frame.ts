const frameUnits: Record<string, string> = { vw: "cqi", vh: "cqb", dvh: "cqb" };

/** Rewrites a guests' page style sheet for a container: root elements become classes, screen units the frame's. */
export function stylesInFrame(css: string): string {
  return css
    .replaceAll(":root", ".page")
    .replace(/(?<![\w.#"[-])(body|main)(?![\w"-])/g, ".$1")
    .replace(/@media\s*(?=\((?:min-|max-)?(?:width|height)\b)/g, "@container ")
    .replace(/(?<=\d)(vw|dvh|vh)\b/g, (unit) => frameUnits[unit] ?? unit);
}
