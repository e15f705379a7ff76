/** The parameter with the guest code in the fragment of a scanned address. */
export const codeParameter = "code";

/** The guest code in the fragment of a scanned address; undefined when there is none. */
export function scannedCode(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, "")).get(codeParameter) ?? undefined;
}
