/** Units of the screen, and those of the frame that stands for it. */
const frameUnits: Record<string, string> = { vw: "cqi", vh: "cqb", dvh: "cqb" };

/**
 * The style sheet of a guests' page for a shadow root whose host is a container that stands for the screen: its root element
 * becomes the host, its `body` and `main` classes of the same name, and what depends on the screen depends on the host.
 */
export function stylesInFrame(css: string): string {
  return css
    .replace(/:root((?:\[[^\]]*\]|:not\([^)]*\))+)/g, ":host($1)")
    .replaceAll(":root", ":host")
    .replace(/(?<![\w.#"[-])(body|main)(?![\w"-])/g, ".$1")
    .replace(/@media\s*(?=\((?:min-|max-)?(?:width|height)\b)/g, "@container ")
    .replace(/(?<=\d)(vw|dvh|vh)\b/g, (unit) => frameUnits[unit] ?? unit);
}
