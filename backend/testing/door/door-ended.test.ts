import { expect, it } from "vitest";
import { arriving } from "../../../frontend/door/device/operations.ts";
import { EndHelperDocument } from "../../../frontend/organizer/features/helpers/generated/helpers.ts";
import { readNews } from "../door-calls.ts";
import { addGuest, newEvent } from "../guest-list-calls.ts";
import { joinAsHelper } from "../helper-calls.ts";
import { sharedTestApi } from "../test-api.ts";
import { EveningDevices, personOn } from "./evening-devices.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

it("asks nothing more once access has ended, and sends what is left when somebody with access opens the door there", async () => {
  const eventId = await newEvent(admin, { worksOffline: true });
  const { id: anna } = await addGuest(admin, eventId, { name: "Anna Quillfeather", tableNumber: "1" });
  const { client, id } = await joinAsHelper(api, eventId, "door", "Main door");
  const devices = new EveningDevices(api.url, eventId);
  const device = devices.add(client);
  await devices.settle();
  device.link.isUp = false;
  await devices.during(device.book.record([arriving(personOn(device, `guest:${anna}`))]));
  await admin.execute(EndHelperDocument, { eventId, id });
  device.link.isUp = true;
  await devices.settle();
  expect(device.book.state).toMatchObject({ access: "expired", unsent: 1, people: new Map() });
  expect(await device.readDisk()).not.toContain("Quillfeather");
  const { asked } = device.link;
  await devices.settle();
  expect(device.link.asked).toBe(asked);

  const { client: next } = await joinAsHelper(api, eventId, "door", "Garden door");
  const again = devices.add(next, device);
  await devices.settle();
  expect(again.book.state).toMatchObject({ access: "open", unsent: 0, counts: { arrived: 1 } });
  expect((await readNews(admin, eventId)).facts).toMatchObject([{ guestId: anna, by: "Garden door" }]);
});
