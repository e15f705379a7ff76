import type { User } from "./user.type.ts";

/** Who asks: a signed-in user, or anybody who has the link. */
export type Viewer = { kind: "anonymous" } | { kind: "user"; user: User };

export const anonymous: Viewer = { kind: "anonymous" };
