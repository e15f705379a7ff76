/** What a resolver may do with the caller's session. */
export interface SessionControl {
  /** Starts a new session under a new id. */
  signIn(userId: number, rememberMe: boolean): Promise<void>;
  signOut(): Promise<void>;
}
