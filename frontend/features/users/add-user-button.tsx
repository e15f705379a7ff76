import { Button } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";

interface AddUserButtonProps {
  isSecondary?: boolean;
}

export function AddUserButton({ isSecondary = false }: AddUserButtonProps) {
  return (
    <Button asChild variant={isSecondary ? "outline" : "solid"}>
      <RouterLink to={paths.adminNewUser}>{t("users.addNew")}</RouterLink>
    </Button>
  );
}
