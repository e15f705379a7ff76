import { guestPageForms } from "../common/guest-page.ts";
import { useText } from "./text.tsx";
import { thisPage } from "./this-page.ts";

export function SignOutButton() {
  const t = useText();
  return (
    <form method="post" action={thisPage}>
      <button type="submit" className="link" name={guestPageForms.signOut} value="1">
        {t("shell.logout")}
      </button>
    </form>
  );
}
