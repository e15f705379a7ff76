import { Box, Flex, Text } from "@chakra-ui/react";
import { timeOfDay } from "../../lib/dates.ts";
import { t } from "../../lib/text.ts";
import { type Arrivals, type ChartBars, chartBars } from "./chart-bars.ts";

const height = 48;
const barWidth = 8;
/** A bar and the gap after it. */
const barStep = 10;
/** So that short evenings do not have wide bars. */
const minBars = 24;

export function ArrivalsChart({ arrivals }: { arrivals: readonly Arrivals[] }) {
  const chart = chartBars(arrivals);
  return chart ? <Chart chart={chart} /> : null;
}

function Chart({ chart: { bars, minutes } }: { chart: ChartBars }) {
  const most = bars.reduce((best, bar) => (bar.count > best.count ? bar : best));
  const last = bars[bars.length - 1] ?? most;
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const first = bars[0] ?? most;
  const width = Math.max(bars.length, minBars) * barStep;
  const peak = t("door-glance.arrivals.peak", { count: most.count, time: timeOfDay(most.from) });
  return (
    <Box as="figure" m="0" minW="0">
      <Text textStyle="sm" color="fg.muted" mb="2">
        {`${t("door-glance.arrivals.title", { minutes })} · ${peak}`}
      </Text>
      <Box color="brand.solid" borderBottomWidth="1px">
        <svg
          role="img"
          aria-label={t("door-glance.arrivals.label", {
            count: total,
            first: timeOfDay(first.from),
            last: timeOfDay(last.from),
            peak,
          })}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          width="100%"
          height={height}
          style={{ display: "block" }}
        >
          {bars.map(({ from, count }, place) => {
            const size = count === 0 ? 0 : Math.max(2, (count / most.count) * height);
            return (
              <rect key={from} x={place * barStep} y={height - size} width={barWidth} height={size} fill="currentColor">
                <title>{`${timeOfDay(from)}: ${count}`}</title>
              </rect>
            );
          })}
        </svg>
      </Box>
      <Flex
        justify="space-between"
        textStyle="xs"
        color="fg.muted"
        mt="1"
        aria-hidden
        minW="24"
        style={{ width: `${(bars.length * barStep * 100) / width}%` }}
      >
        <span>{timeOfDay(first.from)}</span>
        {bars.length > 1 && <span>{timeOfDay(last.from)}</span>}
      </Flex>
    </Box>
  );
}
