import type { Role } from "./user.type.ts";

/** For `@Authorized`: every signed-in user, and those who help with an event without an account. */
export const organizers = "organizers";

/** Who is admitted to an operation. */
export type Admitted = Role | typeof organizers;
