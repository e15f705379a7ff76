import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiClient } from "../../backend/testing/api-client.ts";
import { SampleEventDocument, SearchGuestsDocument } from "../../backend/testing/generated/guest-operations.ts";
import { EventDocument } from "../../backend/testing/generated/operations.ts";
import { CurrentUserDocument } from "../../frontend/features/auth/generated/current-user.ts";
import { CreateEventDocument } from "../../frontend/features/events/generated/create-event.ts";
import { UpdateEventDocument } from "../../frontend/features/events/generated/update-event.ts";
import { AddGuestDocument } from "../../frontend/features/guests/generated/add-guest.ts";
import { UpdateGuestDocument } from "../../frontend/features/guests/generated/update-guest.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { isLongRun, report, signInAsAdmin } from "../support/faults.ts";

const clock = fileURLToPath(new URL("../support/settable-clock.mjs", import.meta.url));

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ NODE_OPTIONS: `--import ${clock}`, SEARCH_RATE_LIMIT: "5" });
});
afterAll(() => app.stop());

it("keeps sessions, limits, conflicts and the order of history when the clock is set back by an hour", async () => {
  const admin = await signInAsAdmin(app);
  const guest = new ApiClient(app.url);
  const { createEvent } = await admin.execute(CreateEventDocument, { input: { name: "Gala" } });
  const eventId = createEvent.id;
  const { addGuest } = await admin.execute(AddGuestDocument, { eventId, input: { name: "Anna", tableNumber: "1" } });
  const sample = (await guest.execute(SampleEventDocument, {})).sampleEvent?.id ?? 0;
  const search = { eventId: sample, query: "zoe" };
  for (let i = 0; i < 5; i += 1) await guest.execute(SearchGuestsDocument, search);

  process.kill(app.pid, "SIGUSR2");
  const edited = async (name: string, updatedAt: string) => {
    const input = { name, tableNumber: "1", updatedAt };
    return (await admin.execute(UpdateGuestDocument, { eventId, id: addGuest.id, input })).updateGuest;
  };
  const refusedEdit = (updatedAt: string) =>
    admin.refusal(UpdateGuestDocument, { eventId, id: addGuest.id, input: { name: "X", tableNumber: "1", updatedAt } });

  expect((await admin.execute(CurrentUserDocument, {})).me).not.toBeNull();
  expect((await (await signInAsAdmin(app)).execute(CurrentUserDocument, {})).me).not.toBeNull();
  expect(await guest.refusal(SearchGuestsDocument, search)).toMatchObject({ code: "RATE_LIMITED" });
  const second = await edited("Anna B.", addGuest.updatedAt);
  expect(Date.parse(second.updatedAt)).toBeLessThan(Date.parse(addGuest.updatedAt));
  expect(await refusedEdit(addGuest.updatedAt)).toMatchObject({ code: "CONFLICT" });
  await edited("Anna Berg", second.updatedAt);
  await admin.execute(UpdateEventDocument, { id: eventId, input: { name: "Grand Gala" } });
  const { event } = await admin.execute(EventDocument, { id: eventId });
  expect(event.history.nodes.map(({ action }) => action)).toEqual([
    "update",
    "update_guests",
    "update_guests",
    "update_guests",
    "create",
  ]);
  report("clock set back by an hour: sessions, limits, conflicts and history as before");
});

it.runIf(isLongRun)(
  "lets searches through again after a minute, whatever the clock says",
  async () => {
    const guest = new ApiClient(app.url);
    const search = { eventId: 1, query: "zoe" };
    for (let i = 0; i < 6; i += 1) await guest.execute(SearchGuestsDocument, search).catch(() => undefined);
    process.kill(app.pid, "SIGUSR2");
    const code = () =>
      guest.execute(SearchGuestsDocument, search).then(
        () => "ok",
        () => "refused",
      );
    expect(await code()).toBe("refused");
    await expect.poll(code, { timeout: 75_000, interval: 5_000 }).toBe("ok");
  },
  100_000,
);
