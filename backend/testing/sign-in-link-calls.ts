import { CreateSignInLinkDocument } from "../../frontend/generated/documents.ts";
import type { ApiClient } from "./api-client.ts";

/** Has an administrator make a sign-in link for a user. */
export async function makeSignInLink(admin: ApiClient, userId: number): Promise<{ url: string; token: string }> {
  const { createSignInLink } = await admin.execute(CreateSignInLinkDocument, { userId });
  return { url: createSignInLink.url, token: new URL(createSignInLink.url).hash.slice(1) };
}
