import { useQuery } from "@apollo/client/react";
import { Badge, Box, Button, Flex, Heading, HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { queryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { useLast } from "../../ui/dialog-frame.tsx";
import { LoadError } from "../../ui/empty-panel.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { type FactorAct, FactorDialog } from "./factor-dialogs.tsx";
import { MySecondFactorsDocument, type MySecondFactorsQuery } from "./generated/second-factor.ts";

export function SecondFactorSection() {
  const { data, error, refetch } = useQuery(MySecondFactorsDocument);
  const failure = queryFailure(error, refetch);
  return (
    <SectionCard title={t("second-factor.title")} description={t("second-factor.intro")}>
      {data && <FactorRows factors={data.mySecondFactors} />}
      {failure && !data && <LoadError title={t("second-factor.loadFailed")} {...failure} />}
      {!failure && !data && <Skeleton h="18" data-first-load aria-busy />}
    </SectionCard>
  );
}

const fewCodes = 2;

function FactorRows({ factors: { isAppOn, recoveryCodesLeft } }: { factors: MySecondFactorsQuery["mySecondFactors"] }) {
  const [act, setAct] = useState<FactorAct | null>(null);
  const shown = useLast(act);
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="0">
        <FactorRow
          title={t("second-factor.app.title")}
          text={isAppOn ? t("second-factor.app.on") : t("second-factor.app.off")}
          isOn={isAppOn}
        >
          <Button
            size="sm"
            variant="outline"
            aria-label={isAppOn ? t("second-factor.app.turnOffName") : t("second-factor.app.setUpName")}
            onClick={() => setAct(isAppOn ? "turnOff" : "setUp")}
          >
            {isAppOn ? t("second-factor.app.turnOff") : t("second-factor.app.setUp")}
          </Button>
        </FactorRow>
        {isAppOn && (
          <FactorRow
            title={t("second-factor.codes.title")}
            text={
              recoveryCodesLeft === 0
                ? t("second-factor.codes.none")
                : t("second-factor.codes.left", { count: recoveryCodesLeft })
            }
            isUrgent={recoveryCodesLeft <= fewCodes}
          >
            <Button size="sm" variant="outline" onClick={() => setAct("renew")}>
              {t("second-factor.codes.renew")}
            </Button>
          </FactorRow>
        )}
      </Stack>
      {shown && <FactorDialog act={shown} open={act !== null} onClose={() => setAct(null)} />}
    </>
  );
}

interface FactorRowProps {
  title: string;
  text: string;
  isOn?: boolean;
  isUrgent?: boolean;
  /** Its button. */
  children: ReactNode;
}

function FactorRow({ title, text, isOn = false, isUrgent = false, children }: FactorRowProps) {
  return (
    <Flex
      as="li"
      py="4"
      borderTopWidth="1px"
      gap="4"
      align={{ base: "start", md: "center" }}
      direction={{ base: "column", md: "row" }}
    >
      <Box flex="1" minW="0" maxW="text">
        <HStack gap="2.5">
          <Heading as="h3" fontFamily="body" fontWeight="medium" textStyle="md" letterSpacing="normal">
            {title}
          </Heading>
          {isOn && (
            <Badge size="sm" colorPalette="green">
              {t("second-factor.app.isOn")}
            </Badge>
          )}
        </HStack>
        <Text textStyle="sm" color={isUrgent ? "fg.warning" : "fg.muted"} textWrap="pretty">
          {text}
        </Text>
      </Box>
      {children}
    </Flex>
  );
}
