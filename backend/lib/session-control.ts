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
  /** Whether it was begun by a sign-in link. */
  byLink: boolean;
  /** When it stops waiting, in milliseconds since 1970. */
  until: number;
}

/** The same, as the caller's request finds it. */
export interface OpenSignIn extends WaitingSignIn {
  /** The hash of the id of the session that waits: no two sign-ins have the same. */
  session: string;
}

/** Control of the caller's session for resolvers. */
export interface SessionControl {
  /**
   * Starts a new session under a new id, in place of the caller's.
   *
   * @param how byLink: whether a sign-in link began it, so that a password may be chosen without the current one
   * @throws DomainError UNAUTHENTICATED when the account was disabled or its credentials have changed since the proof.
   */
  signIn(account: ProvenAccount, rememberMe: boolean, how?: { byLink?: boolean }): Promise<void>;
  /**
   * The same for a helper. The session ends 30 days after its last use; its reader checks whether the helper's help has ended.
   *
   * @throws DomainError UNAUTHENTICATED when it has ended already.
   */
  signInHelper(helperId: number): Promise<void>;
  /**
   * Starts a session in which nobody is signed in yet, for 5 minutes.
   *
   * @throws DomainError as {@link signIn}.
   */
  wait(account: ProvenAccount, rememberMe: boolean, byLink: boolean): Promise<void>;
  /**
   * Signs in who waits in the caller's session, which is used up: of many who complete the same sign-in, one does.
   *
   * @throws DomainError as {@link signIn}, and for the others.
   */
  completeSignIn(waiting: WaitingSignIn): Promise<void>;
  /** The sign-in that the caller has begun; undefined when there is none, or it has waited too long. */
  waiting(): OpenSignIn | undefined;
  signOut(): Promise<void>;
  /** Notes that the user has chosen a password: from now on, the session's beginning by a link means nothing. */
  passwordChosen(): Promise<void>;
  /** Whether a sign-in link began the session, and no password was chosen since. */
  isByLink(): boolean;
  /** The id of the session for people and programs: a hash, which opens nothing. Undefined for an anonymous caller. */
  id(): string | undefined;
}
