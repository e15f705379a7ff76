import { Box, Flex, Text } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { wishFacts } from "../../../../../common/wishes/wish-kinds.ts";
import type { WishOutcomes } from "../../../../../common/wishes/wish-outcomes.ts";
import { t } from "../../../lib/text.ts";
import { PanelButton } from "../fields.tsx";
import { type Seating, type ShownBoard, useShown } from "../seating.ts";
import { revealTableOf } from "../seating-actions.ts";
import { useBoardWishes } from "../wishes/use-wishes.ts";
import { SavePlanButton } from "./save-plan-button.tsx";
import type { Planning } from "./use-planning.ts";
import type { ShownPreview } from "./use-preview.ts";

interface PreviewBarProps {
  planning: Planning;
  preview: ShownPreview;
  today: ShownBoard;
  seating: Seating;
}

/** What the plan on the board comes to, and what to do with it. */
export function PreviewBar({ planning, preview, today, seating }: PreviewBarProps) {
  const { stage } = planning;
  const { moves, lost, from, shown } = preview;
  const isSearching = stage.kind === "preview" && stage.isSearching;
  const savedAs = stage.kind === "preview" ? stage.plan.savedAs : null;
  const before = useBoardWishes(today).outcomes;
  const { wishes, outcomes } = useShown();
  const newlySeated = [...from.values()].filter((label) => label === "").length;
  const broken = wishes.filter(({ id, kind }) => wishFacts(kind).isRequired && isMissed(outcomes, id)).length;
  const change = changeText(from.size - newlySeated, newlySeated);
  const facts = [
    ...(outcomes.count > 0 ? [wishesText(outcomes, before)] : []),
    ...(broken > 0 ? [t("seating-suggestion.facts.broken", { count: broken })] : []),
    ...(lost > 0 ? [t("seating-suggestion.changed", { count: lost })] : []),
  ];
  const bar = useRef<HTMLDivElement>(null);
  const summary = [isSearching ? "" : change, ...facts].filter((text) => text !== "").join(". ");
  const begin = useEffectEvent(() => {
    // What had the focus went with the dialog.
    bar.current?.focus();
    const [mover] = from.keys();
    if (mover !== undefined) revealTableOf({ ...seating, current: () => shown }, mover);
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (!isSearching) seating.announcement.set(summary);
  }, [isSearching, summary, seating]);
  return (
    <Flex
      ref={bar}
      as="section"
      aria-label={savedAs ?? t("seating-suggestion.openKept")}
      tabIndex={-1}
      outline="none"
      order={{ base: 1, lg: 0 }}
      gap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      px="4"
      py="2.5"
      mb={{ lg: "4" }}
      mt={{ base: "3", lg: "0" }}
      rounded="l2"
      bg="brand.subtle"
    >
      <Box flex="1 1 14rem" minW="0">
        <Text fontWeight="semibold">{isSearching ? t("seating-suggestion.run.title") : change}</Text>
        <Text textStyle="note">{[...(isSearching ? [change] : []), ...facts].join(" · ")}</Text>
      </Box>
      <Flex
        gap="2"
        wrap="wrap"
        flex={{ base: "1 1 100%", lg: "none" }}
        css={{ "& > *": { flexGrow: { base: 1, lg: 0 } } }}
      >
        {!isSearching && savedAs === null && (
          <>
            <PanelButton variant="ghost" onClick={planning.choose}>
              {t("seating-suggestion.again")}
            </PanelButton>
            <SavePlanButton
              variant="ghost"
              size={{ base: "md", lg: "sm" }}
              text={t("saved-plans.save")}
              moves={moves}
            />
          </>
        )}
        <PanelButton onClick={planning.close}>{t("seating-suggestion.discard")}</PanelButton>
        {isSearching ? (
          <PanelButton variant="solid" onClick={planning.take}>
            {t("seating-suggestion.run.take")}
          </PanelButton>
        ) : (
          <PanelButton variant="solid" disabled={moves.length === 0} onClick={() => void planning.accept(moves)}>
            {t("seating-suggestion.accept.all")}
          </PanelButton>
        )}
      </Flex>
    </Flex>
  );
}

function isMissed({ byWish }: WishOutcomes, wishId: number): boolean {
  const state = byWish.get(wishId)?.state;
  return state === "unmet" || state === "partly";
}

/** How much a plan changes: "3 people move, 2 get a seat". */
function changeText(moved: number, newlySeated: number): string {
  if (moved === 0 && newlySeated === 0) return t("seating-suggestion.facts.nobody");
  if (moved === 0) return t("seating-suggestion.facts.newlySeated", { count: newlySeated });
  if (newlySeated === 0) return t("seating-suggestion.facts.move", { count: moved });
  return t("seating-suggestion.facts.both", { moved, seated: newlySeated });
}

/** How many wishes a plan meets, and how many were met before, if any were. */
function wishesText({ metCount, count }: WishOutcomes, before: WishOutcomes): string {
  if (before.metCount === 0) return t("seating-suggestion.facts.wishes", { met: metCount, count });
  return t("seating-suggestion.facts.wishesBefore", { met: metCount, count, before: before.metCount });
}
