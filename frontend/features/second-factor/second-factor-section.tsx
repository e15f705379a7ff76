import { useQuery } from "@apollo/client/react";
import { Skeleton, Stack } from "@chakra-ui/react";
import { queryFailure } from "../../lib/query-failure.ts";
import { t } from "../../lib/text.ts";
import { FirstLoad } from "../../ui/first-load.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { FactorRows } from "./factor-rows.tsx";
import { MySecondFactorsDocument } from "./generated/my-second-factors.ts";

export function SecondFactorSection() {
  return (
    <SectionCard title={t("second-factor.title")} description={t("second-factor.intro")}>
      <Factors />
    </SectionCard>
  );
}

function Factors() {
  const { data, error, refetch } = useQuery(MySecondFactorsDocument);
  const failure = queryFailure(error, refetch);
  if (data) return <FactorRows factors={data.mySecondFactors} />;
  if (failure) return <LoadError title={t("second-factor.loadFailed")} {...failure} />;
  return (
    <Stack gap="3" aria-busy>
      <FirstLoad label={t("ui.loading", { label: t("second-factor.title") })} />
      <Skeleton h="18" />
      <Skeleton h="18" />
    </Stack>
  );
}
