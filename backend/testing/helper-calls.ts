import { JoinByLinkDocument } from "../../frontend/organizer/features/helpers/generated/my-help.ts";
import { hashOfLink, newLinkToken } from "../lib/secrets.ts";
import type { ApiClient } from "./api-client.ts";
import type { SharedTestApi } from "./test-api.ts";

const hourMs = 60 * 60 * 1000;

export async function makeHelper(
  { db }: Pick<SharedTestApi, "db">,
  eventId: number,
  role: "editor" | "door" | "viewer",
  name = `Helper (${role})`,
): Promise<{ id: number; token: string }> {
  const token = newLinkToken();
  const link = { linkHash: hashOfLink(token), linkExpiresAt: new Date(Date.now() + hourMs) };
  const { id } = await db.prisma.helper.create({ data: { eventId, name, role, ...link }, select: { id: true } });
  return { id, token };
}

export async function joinAsHelper(
  api: SharedTestApi,
  eventId: number,
  role: "editor" | "door" | "viewer",
  name?: string,
): Promise<{ id: number; client: ApiClient }> {
  const { id, token } = await makeHelper(api, eventId, role, name);
  return { id, client: await joinByToken(api, token) };
}

export async function joinByToken(api: SharedTestApi, token: string): Promise<ApiClient> {
  const client = api.anonymous();
  await client.execute(JoinByLinkDocument, { token });
  return client;
}
