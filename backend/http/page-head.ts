/** What a page tells of itself before any of its scripts run: to a browser's tab, to search engines, to link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Undefined for a page that nobody is to pass on. */
  preview?: { title: string; siteName: string; url: string | undefined };
  /** Whether search engines may list the page. */
  isListed: boolean;
}

const inHtml: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => inHtml[sign] ?? sign);

/** A page's head as HTML. Every text in it may be anybody's: none of them gets to be more than text. */
export function headHtml({ title, description, preview, isListed }: PageHead): string {
  const metas = [
    meta("name", "description", description),
    ...(isListed ? [] : [meta("name", "robots", "noindex")]),
    ...(preview ? previewMetas(preview, description) : []),
  ];
  return [...metas, `<title>${escapeHtml(title)}</title>`].join("\n    ");
}

// https://ogp.me; "twitter:card" is read by more than Twitter, and the rest falls back to Open Graph.
function previewMetas({ title, siteName, url }: NonNullable<PageHead["preview"]>, description: string): string[] {
  return [
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", siteName),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    ...(url === undefined ? [] : [meta("property", "og:url", url)]),
    meta("name", "twitter:card", "summary"),
  ];
}

function meta(kind: "name" | "property", key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;
}
