import { Flex } from "@chakra-ui/react";
import { latePart } from "../../../lib/late-part.tsx";
import { t } from "../../../lib/text.ts";
import { PageSpinner } from "../../../ui/page-spinner.tsx";

/** The floor plan, half of the board's code; it comes soon after the tables. */
export const planView = latePart(
  async () => (await import("./plan-view.tsx")).PlanView,
  ({ viewSwitch }) => (
    <Flex direction="column" flex="1" gridColumnEnd="span 2" px={{ lg: "4" }}>
      {viewSwitch}
      <PageSpinner label={t("floor-plan.loading")} />
    </Flex>
  ),
);
