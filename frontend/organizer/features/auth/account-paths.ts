import { accountOf, dashboardOf } from "../../../../common/screens.ts";
import type { Role } from "../../generated/schema-types.ts";

const isAdmin = (role: Role) => ({ isAdmin: role === "ADMIN" });

export const dashboardPath = (role: Role): string => dashboardOf(isAdmin(role));

export const accountPath = (role: Role): string => accountOf(isAdmin(role));

/** What a screen that leads to sign-in tells it, in the state of the history entry. */
export interface SignInState {
  /** Address to go on to, with parameters. */
  to?: string;
  /** Whether a link was used, by somebody who is to choose a password. */
  isByLink?: true;
}

/** Where somebody goes on who has signed in: to the screen they came from, unless it is not theirs, else to the dashboard. */
export function pathAfterSignIn(role: Role, state: unknown): string {
  const { to, isByLink }: { to?: unknown; isByLink?: unknown } =
    typeof state === "object" && state !== null ? state : {};
  if (isByLink === true) return accountPath(role);
  return typeof to === "string" && isOpenTo(role, to) ? to : dashboardPath(role);
}

/** Two slashes begin the address of another site, in some browsers also with a backslash. */
const ownScreen = /^\/(?:admin|customer)\/(?![/\\])/;

function isOpenTo(role: Role, path: string): boolean {
  return ownScreen.test(path) && (role === "ADMIN" || !path.startsWith("/admin/"));
}
