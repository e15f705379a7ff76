import { severalNetworks } from "../../../common/audit-kinds.ts";
import { auditDetailTexts, auditKindText } from "../../../common/audit-texts.ts";
import { t, textOf } from "../../lib/text.ts";

interface Happening {
  kind: string;
  times: number;
  details: Readonly<Record<string, unknown>>;
}

export const kindName = (kind: string): string => textOf(auditKindText(kind));

/** What an entry's details say; empty for none. */
export function detailsText({ kind, times, details }: Happening): string {
  const texts = auditDetailTexts(kind, details).map(textOf);
  return [...texts, ...(times > 1 ? [t("audit.times", { count: times })] : [])].join(" · ");
}

export function actorText({ actorName, network }: { actorName: string; network: string | null }): string {
  if (actorName !== "") return actorName;
  return network === null ? t("audit.program") : t("audit.stranger");
}

export function networkText(network: string | null): string {
  return network === severalNetworks ? t("audit.severalNetworks") : (network ?? "");
}
