import { Box, Stack } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { UserForm } from "../features/users/user-form.tsx";
import { userTexts } from "../features/users/user-texts.ts";
import { paths } from "../lib/paths.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { SectionCard } from "../ui/section-card.tsx";
import { adminTexts } from "./admin-texts.ts";

/** The form that makes an account and leads back to the dashboard. */
export function AdminNewUser() {
  const { newUser: texts } = adminTexts;
  const navigate = useNavigate();
  const toDashboard = () => void navigate(paths.adminDashboard);
  return (
    <Stack gap="6">
      <title>{adminTexts.pageTitle(texts.title)}</title>
      <PageHeader title={texts.title} back={{ to: paths.adminDashboard, label: texts.backToDashboard }} />
      <Box maxW="3xl">
        <SectionCard title={userTexts.form.title}>
          <UserForm onCreated={toDashboard} onCancel={toDashboard} />
        </SectionCard>
      </Box>
    </Stack>
  );
}
