import { guestPageForms, type SignedIn } from "../../common/guest-page.ts";
import { initials } from "../../common/initials.ts";
import { dashboardOf } from "../../common/screens.ts";
import { thisPage, usePage, useText } from "./context.tsx";

/** The user's name; on an event's page also the ways back. Guests have no header. */
export function PageHeader() {
  const { place, signedIn } = usePage();
  if (!signedIn) return null;
  return (
    <header className="top">
      {place === "home" ? <WhoIsSignedIn user={signedIn} /> : <OrganizersNavigation user={signedIn} />}
    </header>
  );
}

function WhoIsSignedIn({ user: { name } }: { user: SignedIn }) {
  return (
    <p className="who">
      <Avatar name={name} />
      <bdi>{name}</bdi>
    </p>
  );
}

function OrganizersNavigation({ user }: { user: SignedIn }) {
  const t = useText();
  return (
    <nav className="ways" aria-label={t("shell.mainNavigation")}>
      <a className="link" href={dashboardOf(user)}>
        {t("shell.dashboard")}
      </a>
      <details className="menu">
        <summary>
          <Avatar name={user.name} />
          <span className="spoken">{t("shell.userMenu", { name: user.name })}</span>
          <bdi className="wide" aria-hidden="true">
            {user.name}
          </bdi>
        </summary>
        <div className="drop">
          <p>
            <bdi>{user.name}</bdi>
            <br />
            <bdi className="hint">{user.email}</bdi>
          </p>
          <SignOutButton />
        </div>
      </details>
    </nav>
  );
}

function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {initials(name)}
    </span>
  );
}

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
