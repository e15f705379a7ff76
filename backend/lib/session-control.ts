/** Whom a session belongs to: a user, or a helper without an account. */
export type SessionSubject = { userId: number; helperId?: never } | { helperId: number; userId?: never };

/** An account that somebody has proved to be theirs. */
export interface ProvenAccount {
  userId: number;
  /** What `users.credentials_version` was when the proof was checked. */
  credentialsVersion: number;
}

/** A sign-in that waits for its second factor. */
export interface WaitingSignIn extends ProvenAccount {
  /** Whether the session will last 30 days. */
  rememberMe: boolean;
  byLink: boolean;
  /** When it stops waiting, in milliseconds since 1970. */
  until: number;
}

/** Control of the caller's session for resolvers. */
export interface SessionControl {
  /** Starts a session in place of the caller's. @throws DomainError UNAUTHENTICATED if the credentials changed since */
  signIn(account: ProvenAccount, rememberMe: boolean, how?: { byLink?: boolean }): Promise<void>;
  /** Ends with the help, or 30 days after the last use. @throws DomainError UNAUTHENTICATED when the help has ended */
  signInHelper(helperId: number): Promise<void>;
  /** Starts a session in which nobody is signed in yet, for 5 minutes. @throws DomainError as {@link signIn} */
  wait(account: ProvenAccount, rememberMe: boolean, byLink: boolean): Promise<void>;
  /** Signs in who waits. Of several completing the same sign-in, one succeeds. @throws DomainError as {@link signIn} */
  completeSignIn(waiting: WaitingSignIn): Promise<void>;
  /** Undefined when there is none, or it has waited too long. */
  waiting(): WaitingSignIn | undefined;
  signOut(): Promise<void>;
  /** Ends the right to choose a password without the current one, which a sign-in link gave. */
  passwordChosen(): Promise<void>;
  /** Whether a sign-in link began the session, and no password was chosen since. */
  isByLink(): boolean;
  /** A hash that opens nothing; undefined for an anonymous caller. */
  id(): string | undefined;
}
