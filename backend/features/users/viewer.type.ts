import type { LookUps } from "../../lib/limiters.ts";
import type { Helper } from "../event-rights/helper.type.ts";
import type { Role, User } from "./user.type.ts";

/** The caller: a user, a helper of one event, or anybody with the link. */
export type Identity = { kind: "anonymous" } | { kind: "user"; user: User } | { kind: "helper"; helper: Helper };

/** The caller, and what their network may look up. */
export type Viewer = Identity & { lookUps: LookUps };

export const anonymous: Identity = { kind: "anonymous" };

/** Who changes an event; at most one id is set. */
export interface Author {
  userId: number | null;
  helperId: number | null;
  /** Kept in the history; null for users, whose current name it shows. */
  name: string | null;
  /** Unique key of the author's turns and limits. */
  key: string;
}

/** The author of what the program does by itself. */
export const theProgram: Author = { userId: null, helperId: null, name: null, key: "the program" };

/** For `@Authorized`: signed-in users, and helpers without an account. */
export const organizers = "organizers";

/** Who is admitted to an operation. */
export type Admitted = Role | typeof organizers;
