import type { LookUps } from "../../lib/look-ups.ts";
import type { Helper } from "../event-rights/helper.type.ts";
import type { User } from "./user.type.ts";

/** The caller: a user, a helper of one event, or anybody with the link. */
export type Identity = { kind: "anonymous" } | { kind: "user"; user: User } | { kind: "helper"; helper: Helper };

/** The caller, and what their network may look up. */
export type Viewer = Identity & { lookUps: LookUps };

export const anonymous: Identity = { kind: "anonymous" };
