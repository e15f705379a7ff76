/** Units of the screen, and those of the frame that stands for it. */
const frameUnits: Record<string, string> = { vw: "cqi", vh: "cqb", dvh: "cqb" };

/**
 * The style sheet of a guests' page for a frame that is a container and stands for the screen: the page's root, `body` and
 * `main` become classes, and what depends on the screen depends on the frame.
 */
export function stylesInFrame(css: string): string {
  return css
    .replaceAll(":root", ".page")
    .replace(/(?<![\w.#"[-])(body|main)(?![\w"-])/g, ".$1")
    .replace(/@media\s*(?=\((?:min-|max-)?(?:width|height)\b)/g, "@container ")
    .replace(/(?<=\d)(vw|dvh|vh)\b/g, (unit) => frameUnits[unit] ?? unit);
}
