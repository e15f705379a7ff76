import { CreateSignInLinkDocument } from "../../frontend/organizer/features/users/generated/users.ts";
import type { ApiClient } from "./api-client.ts";

export async function makeSignInLink(admin: ApiClient, userId: number): Promise<{ url: string; token: string }> {
  const { createSignInLink } = await admin.execute(CreateSignInLinkDocument, { userId });
  return { url: createSignInLink.url, token: new URL(createSignInLink.url).hash.slice(1) };
}
