import { productName } from "../../common/product.ts";
import { usePage, useText } from "./context.tsx";

export function PageHead() {
  const { place, body } = usePage();
  const t = useText();
  const isShared = body.kind === "search" || body.kind === "code";
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="description" content={t("guest-search.prompt")} />
      {/* Everybody with the link is welcome, but search engines must not publish it. */}
      {(place === "event" || !isShared) && <meta name="robots" content="noindex" />}
      {isShared && <Preview title={place === "home" ? productName : body.event.name} />}
      <title>{useTitle()}</title>
      <link rel="icon" type="image/svg+xml" href="/icon.svg" />
    </>
  );
}

function useTitle(): string {
  const { place, body } = usePage();
  const t = useText();
  if (body.kind === "missing") return t("guest-search.eventMissingTitle");
  if (place === "home") return productName;
  return "event" in body
    ? `${body.event.name} · ${t("guest-search.guestPageTitle")}`
    : t("guest-search.eventFailedTitle");
}

// https://ogp.me; "twitter:card" is read by more than Twitter, and the rest falls back to Open Graph.
function Preview({ title }: { title: string }) {
  const t = useText();
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={t("guest-search.prompt")} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
