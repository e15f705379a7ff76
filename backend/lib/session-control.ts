/** Control of the caller's session for resolvers. */
export interface SessionControl {
  /** Starts a new session under a new id. */
  signIn(userId: number, rememberMe: boolean): Promise<void>;
  signOut(): Promise<void>;
}
