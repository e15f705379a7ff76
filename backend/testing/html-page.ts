import type { ApiClient } from "./api-client.ts";

export async function getPage(client: ApiClient, path: string, headers: Record<string, string> = {}) {
  const response = await client.fetch(path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
