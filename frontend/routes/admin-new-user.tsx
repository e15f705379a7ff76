import { Box, Stack } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { UserForm } from "../features/users/user-form.tsx";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { SectionCard } from "../ui/section-card.tsx";

/** The form that creates an account and returns to the dashboard. */
export function AdminNewUser() {
  const navigate = useNavigate();
  const toDashboard = () => void navigate(paths.adminDashboard);
  return (
    <Stack gap="6">
      <title>{t("shell.pageTitle", { screen: t("admin.newUser.title") })}</title>
      <PageHeader
        title={t("admin.newUser.title")}
        back={{ to: paths.adminDashboard, label: t("admin.newUser.backToDashboard") }}
      />
      <Box maxW="3xl">
        <SectionCard title={t("users.form.title")}>
          <UserForm onCreated={toDashboard} onCancel={toDashboard} />
        </SectionCard>
      </Box>
    </Stack>
  );
}
