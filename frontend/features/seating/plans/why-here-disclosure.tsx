import { t } from "../../../lib/text.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import type { SuggestedMove } from "./model/proposal.ts";
import { WhyHere } from "./why-here.tsx";

interface WhyHereDisclosureProps {
  guestId: number;
  /** Of the board: another one may have other reasons. */
  listVersion: number;
}

const asItIs: readonly SuggestedMove[] = [];

export function WhyHereDisclosure({ guestId, listVersion }: WhyHereDisclosureProps) {
  return (
    <Disclosure title={t("seating-suggestion.why.open")}>
      <WhyHere key={listVersion} guestId={guestId} moves={asItIs} />
    </Disclosure>
  );
}
