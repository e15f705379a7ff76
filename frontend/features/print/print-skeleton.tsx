import { Skeleton, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { papers } from "../../../common/print/papers.ts";
import { t } from "../../lib/text.ts";
import { FirstLoad } from "../../ui/page-spinner.tsx";
import { PageView } from "./preview/page-view.tsx";
import { PrintColumns } from "./print-columns.tsx";

const lines = [0, 1, 2, 3, 4, 5].map((line) => <Skeleton key={line} h="9" />);
const hidden = (children: ReactNode) => (
  <Stack gap="3" aria-hidden>
    {children}
  </Stack>
);

export function PrintSkeleton() {
  return (
    <>
      <FirstLoad label={t("ui.loading", { label: t("print-screen.title") })} />
      <PrintColumns
        kinds={hidden(lines)}
        choices={hidden(lines)}
        preview={<PageView svg={undefined} page={1} label="" isDimmed={false} paper={papers.a4} />}
      />
    </>
  );
}
