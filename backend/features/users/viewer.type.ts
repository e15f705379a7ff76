import type { LookUps } from "../../lib/look-ups.ts";
import type { User } from "./user.type.ts";

/** Who asks: a signed-in user, or anybody who has the link. */
export type Identity = { kind: "anonymous" } | { kind: "user"; user: User };

/** Who asks, and what their network may look up. */
export type Viewer = Identity & { lookUps: LookUps };

export const anonymous: Identity = { kind: "anonymous" };
