/** A page's metadata for browser tabs. */
export interface PageHead {
  title: string;
  description: string;
}

const inHtml: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => inHtml[sign] ?? sign);

/** The head of a page that search engines may not list, as HTML. */
export function headHtml({ title, description }: PageHead): string {
  return [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    '<meta name="robots" content="noindex" />',
    `<title>${escapeHtml(title)}</title>`,
  ].join("\n    ");
}
