import { Flex } from "@chakra-ui/react";
import { type ComponentProps, Suspense } from "react";
import { lazyDialog, lazyPart } from "../../lib/lazy.tsx";
import { t } from "../../lib/text.ts";
import { PageSpinner } from "../../ui/page-spinner.tsx";

const PlanView = lazyPart(async () => (await import("./plan/plan-view.tsx")).PlanView);

/** The floor plan, half of the board's code; it comes soon after the tables. */
export function LazyPlanView(props: ComponentProps<typeof PlanView>) {
  const meanwhile = (
    <Flex direction="column" flex="1" gridColumnEnd="span 2" px={{ lg: "4" }}>
      {props.viewSwitch}
      <PageSpinner label={t("floor-plan.loading")} />
    </Flex>
  );
  return (
    <Suspense fallback={meanwhile}>
      <PlanView {...props} />
    </Suspense>
  );
}

export const SuggestDialog = lazyDialog(
  async () => (await import("./plans/suggest-dialog.tsx")).SuggestDialog,
  ({ isOpen }) => isOpen,
);

export const SavedPlansDialog = lazyDialog(
  async () => (await import("./plans/saved-plans-dialog.tsx")).SavedPlansDialog,
  ({ isOpen }) => isOpen,
);
