import { beforeAll, describe, expect, it } from "vitest";
import { DeleteEventDocument, UpdateEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import { builtPages } from "../testing/compiled-programs.ts";
import { CreateLinkedEventDocument } from "../testing/generated/operations.ts";
import { uploadGuests } from "../testing/guest-list-calls.ts";
import { getPage } from "../testing/html-page.ts";
import { sharedTestApi } from "../testing/test-api.ts";

let address: string;
const api = await sharedTestApi({}, 1, { built: builtPages() });
const admin = await api.signInAsAdmin();
beforeAll(async () => {
  const event = (await admin.execute(CreateLinkedEventDocument, { input: { name: "Sophie & Liam" } })).createEvent;
  await uploadGuests(admin, event.id, ["Name,Table", "Anna Müller,7"]);
  address = `/view/seats/${event.shortLink}`;
});

const get = (path: string, client = api.anonymous(), headers: Record<string, string> = {}) =>
  getPage(client, path, headers);

const search = (query: string) => `${address}?${new URLSearchParams({ q: query })}`;

describe("what is sent", () => {
  it("has a policy that allows the page's own inline code, by its hash, and nothing else inline", async () => {
    for (const path of ["/", address, "/view/seats/nothing"]) {
      const policy = (await get(path)).headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';style-src 'self' 'sha256-[\w+/=]{44}';/);
      expect(policy).not.toMatch(/unsafe-|https?:|\*/);
      for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
        expect(policy).toContain(rule);
      }
    }
  });

  it("changes with the event", async () => {
    const { id, shortLink } = (await admin.execute(CreateLinkedEventDocument, { input: { name: "Old name" } }))
      .createEvent;
    const path = `/view/seats/${shortLink}`;
    expect((await get(path)).html).toContain("Old name");
    await admin.execute(UpdateEventDocument, { id, input: { name: "New name" } });
    expect((await get(path)).html).toContain("New name");
    await admin.execute(DeleteEventDocument, { id });
    expect((await get(path)).status).toBe(404);
  });

  it("leaves what was typed out of the log", async () => {
    await get(search("Xylophonia Quux"));
    await get(`${search("Xylophonia Quux")}&part=answer`);
    expect(api.logged()).toContain(address);
    expect(api.logged()).not.toMatch(/xylophonia|quux/i);
  });
});
