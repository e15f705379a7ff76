/** A page's metadata for browser tabs. */
export interface PageHead {
  title: string;
  description: string;
  /** Address of a script that the page will load. */
  preload?: string | undefined;
}

const inHtml: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as HTML, also within quotation marks. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => inHtml[sign] ?? sign);

/** The head of a page that search engines may not list, as HTML. */
export function headHtml({ title, description, preload }: PageHead): string {
  return [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    '<meta name="robots" content="noindex" />',
    `<title>${escapeHtml(title)}</title>`,
    ...(preload === undefined ? [] : [`<link rel="modulepreload" crossorigin href="${escapeHtml(preload)}" />`]),
  ].join("\n    ");
}
