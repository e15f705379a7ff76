import { Box, List, Stack } from "@chakra-ui/react";
import { dashboardPath } from "../features/auth/account-paths.ts";
import { useCurrentUser } from "../features/auth/session.ts";
import { type PlainScreenKey, t } from "../lib/text.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { SectionCard } from "../ui/section-card.tsx";

/** The titles of the sections, each with what it says. */
const sections: readonly (readonly [title: PlainScreenKey, ...facts: PlainScreenKey[]])[] = [
  [
    "guest-data.who.title",
    "guest-data.who.guests",
    "guest-data.who.copying",
    "guest-data.who.helpers",
    "guest-data.who.administrators",
  ],
  [
    "guest-data.kept.title",
    "guest-data.kept.list",
    "guest-data.kept.earlier",
    "guest-data.kept.logs",
    "guest-data.kept.phone",
    "guest-data.kept.lookUps",
  ],
  ["guest-data.ends.title", "guest-data.ends.after", "guest-data.ends.notice", "guest-data.ends.day"],
  ["guest-data.guest.title", "guest-data.guest.record", "guest-data.guest.erase", "guest-data.guest.remains"],
  ["guest-data.leave.title", "guest-data.leave.archive", "guest-data.leave.delete"],
  ["guest-data.safe.title", "guest-data.safe.account", "guest-data.safe.audit", "guest-data.safe.backups"],
];

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
          {sections.map(([title, ...facts]) => (
            <SectionCard key={title} title={t(title)}>
              <List.Root gap="3" ps="5">
                {facts.map((fact) => (
                  <List.Item key={fact}>{t(fact)}</List.Item>
                ))}
              </List.Root>
            </SectionCard>
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}
