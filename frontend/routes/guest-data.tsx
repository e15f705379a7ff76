import { Box, List, Stack } from "@chakra-ui/react";
import { dashboardPath } from "../features/auth/account-paths.ts";
import { useCurrentUser } from "../features/auth/session.ts";
import { t } from "../lib/text.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { SectionCard } from "../ui/section-card.tsx";

interface Answer {
  title: string;
  facts: readonly string[];
}

/** What is kept about guests, who sees it and when it ends, in plain words. Anybody may read it. */
export function GuestData() {
  const { user } = useCurrentUser();
  return (
    <Box w="full" maxW="page" mx="auto" px={{ base: "4", md: "8" }} pt={{ base: "6", md: "10" }} pb="16">
      <title>{t("shell.pageTitle", { screen: t("guest-data.title") })}</title>
      <Stack gap="10" maxW="text">
        <PageHeader
          title={t("guest-data.title")}
          description={t("guest-data.intro")}
          {...(user && { back: { to: dashboardPath(user.role), label: t("shell.dashboard") } })}
        />
        <Stack gap="8">
          {answers().map(({ title, facts }) => (
            <SectionCard key={title} title={title}>
              <List.Root gap="3" ps="5">
                {facts.map((fact) => (
                  <List.Item key={fact}>{fact}</List.Item>
                ))}
              </List.Root>
            </SectionCard>
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}

const answers = (): readonly Answer[] => [
  {
    title: t("guest-data.who.title"),
    facts: [
      t("guest-data.who.guests"),
      t("guest-data.who.copying"),
      t("guest-data.who.helpers"),
      t("guest-data.who.administrators"),
    ],
  },
  {
    title: t("guest-data.kept.title"),
    facts: [
      t("guest-data.kept.list"),
      t("guest-data.kept.earlier"),
      t("guest-data.kept.logs"),
      t("guest-data.kept.phone"),
      t("guest-data.kept.lookUps"),
    ],
  },
  {
    title: t("guest-data.ends.title"),
    facts: [t("guest-data.ends.after"), t("guest-data.ends.notice"), t("guest-data.ends.day")],
  },
  {
    title: t("guest-data.guest.title"),
    facts: [t("guest-data.guest.record"), t("guest-data.guest.erase"), t("guest-data.guest.remains")],
  },
  {
    title: t("guest-data.leave.title"),
    facts: [t("guest-data.leave.archive"), t("guest-data.leave.delete")],
  },
  {
    title: t("guest-data.safe.title"),
    facts: [t("guest-data.safe.account"), t("guest-data.safe.audit"), t("guest-data.safe.backups")],
  },
];
