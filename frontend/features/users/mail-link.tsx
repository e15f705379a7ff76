import { Mail } from "lucide-react";
import { t } from "../../lib/text.ts";
import { hint } from "../../ui/hint.ts";
import { rowButton } from "../../ui/row-button.tsx";

export function MailLink({ name, email }: { name: string; email: string }) {
  return (
    <a
      {...rowButton}
      {...hint(t("users.sendEmail"))}
      href={`mailto:${email}`}
      aria-label={t("users.sendEmailTo", { name })}
    >
      <Mail aria-hidden />
    </a>
  );
}
