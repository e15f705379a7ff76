export interface PageHead {
  title: string;
  description: string;
  preload?: string | undefined;
}

const inHtml: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for HTML, also within quotation marks. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => inHtml[sign] ?? sign);

/** The head of a page that search engines may not list. */
export function headHtml({ title, description, preload }: PageHead): string {
  return [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    '<meta name="robots" content="noindex" />',
    `<title>${escapeHtml(title)}</title>`,
    ...(preload === undefined ? [] : [`<link rel="modulepreload" crossorigin href="${escapeHtml(preload)}" />`]),
  ].join("\n    ");
}
