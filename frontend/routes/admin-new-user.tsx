import { Box, Stack } from "@chakra-ui/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { UserForm } from "../features/users/user-form.tsx";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { SectionCard } from "../ui/section-card.tsx";

/** Creates an account and returns to the dashboard, or to the administrators if opened there. */
export function AdminNewUser() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isAdministrator = params.get("role") === "admin";
  const back = isAdministrator
    ? { to: paths.adminAdministrators, label: t("administrators.title") }
    : { to: paths.adminDashboard, label: t("shell.dashboard") };
  const goBack = () => void navigate(back.to);
  return (
    <Stack gap="6">
      <title>{t("shell.pageTitle", { screen: t("admin.newUser.title") })}</title>
      <PageHeader title={t("admin.newUser.title")} back={back} />
      <Box maxW="3xl">
        <SectionCard title={t("users.form.title")}>
          <UserForm firstRole={isAdministrator ? "ADMIN" : "CUSTOMER"} onCreated={goBack} onCancel={goBack} />
        </SectionCard>
      </Box>
    </Stack>
  );
}
