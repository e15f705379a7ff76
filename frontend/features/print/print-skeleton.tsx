import { Skeleton, Stack } from "@chakra-ui/react";
import { papers } from "../../../common/print/papers.ts";
import { t } from "../../lib/text.ts";
import { FirstLoad } from "../../ui/page-spinner.tsx";
import { PageView } from "./preview/page-view.tsx";
import { PrintColumns } from "./print-columns.tsx";

const lines = Array.from({ length: 10 }, (_, line) => line);

export function PrintSkeleton() {
  return (
    <>
      <FirstLoad label={t("ui.loading", { label: t("print-screen.title") })} />
      <PrintColumns
        kinds={
          <Stack gap="3" aria-hidden hideBelow="xl">
            {lines.map((line) => (
              <Skeleton key={line} h="9" />
            ))}
          </Stack>
        }
        choices={
          <Stack gap="4" aria-hidden>
            {lines.slice(0, 4).map((line) => (
              <Skeleton key={line} h="10" />
            ))}
          </Stack>
        }
        preview={<PageView svg={undefined} page={1} label="" isDimmed={false} paper={papers.a4} />}
      />
    </>
  );
}
