import { message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { Author } from "./author.type.ts";
import type { User } from "./user.type.ts";
import type { Viewer } from "./viewer.type.ts";

export const authorOfUser = ({ id }: Pick<User, "id">): Author => ({
  userId: id,
  helperId: null,
  name: null,
  key: `user ${id}`,
});

/** A user or helper as an author. @throws DomainError UNAUTHENTICATED for anybody else */
export function authorOf(viewer: Viewer): Author {
  if (viewer.kind === "user") return authorOfUser(viewer.user);
  if (viewer.kind === "anonymous") throw new DomainError("UNAUTHENTICATED", message("refusals.signInNeeded"));
  const { id, name } = viewer.helper;
  return { userId: null, helperId: id, name, key: `helper ${id}` };
}
