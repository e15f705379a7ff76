import { Box, Flex, Grid, Heading } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { ColorChoice, ColorLegend } from "./colors/color-choice.tsx";
import { ColoringContext } from "./colors/coloring-context.ts";
import { useColors } from "./colors/use-colors.ts";
import type { Problem } from "./model/problems.ts";
import { LazyPlanView } from "./plan/lazy-plan-view.tsx";
import type { ShownBoard } from "./seating.ts";
import { SidePanel } from "./side-panel.tsx";
import { Tables } from "./tables/tables.tsx";
import { UnseatedColumn } from "./unseated-column.tsx";
import { useBoardView, ViewSwitch } from "./view-switch.tsx";

interface BoardProps {
  shown: ShownBoard;
  problems: readonly Problem[];
}

export function DesktopBoard({ shown, problems }: BoardProps) {
  const [view, setView] = useBoardView();
  const colors = useColors(shown);
  const viewSwitch = <ViewSwitch view={view} onChange={setView} />;
  return (
    // The legend is above the tables.
    <ColoringContext value={view === "tables" ? colors.coloring : null}>
      <Grid
        templateColumns={{ lg: "auto minmax(0, 1fr) 17rem", "2xl": "auto minmax(0, 1fr) 18rem" }}
        templateRows="minmax(0, 1fr)"
        flex="1"
        minH="0"
      >
        <UnseatedColumn shown={shown} />
        {view === "plan" ? (
          <LazyPlanView shown={shown} problems={problems} isPhone={false} viewSwitch={viewSwitch} />
        ) : (
          <>
            <Box
              as="section"
              aria-labelledby="seating-tables"
              display="flex"
              flexDirection="column"
              gap="3"
              minH="0"
              minW="0"
              px="4"
            >
              <Heading as="h2" id="seating-tables" srOnly>
                {t("seating.tables")}
              </Heading>
              <Flex gap="3" justify="space-between" wrap="wrap">
                {viewSwitch}
                <ColorChoice colors={colors} isPhone={false} />
              </Flex>
              <ColorLegend {...colors} />
              <Tables shown={shown} problems={problems} />
            </Box>
            <SidePanel shown={shown} problems={problems} />
          </>
        )}
      </Grid>
    </ColoringContext>
  );
}
