import { guestPageForms } from "../common/guest-page.ts";
import { usePage } from "./page-context.tsx";
import { useText } from "./text.tsx";

/** Signs out and shows the same page again. */
export function SignOutButton() {
  const { path } = usePage();
  const t = useText();
  return (
    <form method="post" action={path}>
      <button type="submit" className="link" name={guestPageForms.signOut} value="1">
        {t("shell.logout")}
      </button>
    </form>
  );
}
