import { describe, expect, it } from "vitest";
import { DeleteEventDocument, UpdateEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import { builtPages } from "../testing/compiled-programs.ts";
import { CreateLinkedEventDocument } from "../testing/generated/operations.ts";
import { getPage } from "../testing/html-page.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi({}, 1, { built: builtPages() });
const admin = await api.signInAsAdmin();
const event = (await admin.execute(CreateLinkedEventDocument, { input: { name: "Sophie & Liam" } })).createEvent;
const address = `/view/seats/${event.shortLink}`;

const get = (path: string) => getPage(api.anonymous(), path);

describe("what is sent", () => {
  it("changes with the event", async () => {
    const { createEvent } = await admin.execute(CreateLinkedEventDocument, { input: { name: "Old name" } });
    const path = `/view/seats/${createEvent.shortLink}`;
    expect((await get(path)).html).toContain("Old name");
    await admin.execute(UpdateEventDocument, { id: createEvent.id, input: { name: "New name" } });
    expect((await get(path)).html).toContain("New name");
    await admin.execute(DeleteEventDocument, { id: createEvent.id });
    expect((await get(path)).status).toBe(404);
  });

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

  it("leaves what was typed out of the log", async () => {
    await get(`${address}?q=Xylophonia+Quux`);
    await get(`${address}?q=Xylophonia+Quux&part=answer`);
    expect(api.logged()).toContain(address);
    expect(api.logged()).not.toMatch(/xylophonia|quux/i);
  });
});
