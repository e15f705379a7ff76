/** A page's metadata for browser tabs, search engines and link previews, without running scripts. */
export interface PageHead {
  title: string;
  description: string;
  /** Undefined for a page that should not be shared. */
  preview?: { title: string; siteName: string; url: string | undefined };
  /** Whether search engines may list the page. */
  isListed: boolean;
}

const inHtml: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => inHtml[sign] ?? sign);

/** A page's head as HTML. All texts are escaped: anybody may have written them. */
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
