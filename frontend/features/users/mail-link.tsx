import { Button } from "@chakra-ui/react";
import { Mail } from "lucide-react";
import { t } from "../../lib/text.ts";
import { Hint } from "../../ui/hint.tsx";
import { rowButton } from "../../ui/row-button.tsx";

export function MailLink({ name, email }: { name: string; email: string }) {
  return (
    <Hint text={t("users.sendEmail")}>
      <Button asChild {...rowButton} aria-label={t("users.sendEmailTo", { name })}>
        <a href={`mailto:${email}`}>
          <Mail aria-hidden />
        </a>
      </Button>
    </Hint>
  );
}
