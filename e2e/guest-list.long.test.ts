import { untilReady } from "./support/dialog.ts";
import { inspect } from "./support/inspect.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("a list with many columns stays within its frame, and a tall dialog within the window", async ({
  app,
  desktop: page,
}) => {
  const columns = Array.from({ length: 40 }, (_, index) => `Question ${index + 1}: what should we know about it?`);
  const longName = "Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff of Hohenzollern-Sigmaringen the Younger";
  const { id } = await prepareEvent(page, app, { name: "Many questions" }, [
    ["Name", "Table Number", ...columns],
    ...[longName, "Bo"].map((name) => [name, "Table under the oak tree", ...columns.map(() => "Yes, please")]),
  ]);
  await page.setViewportSize({ width: 1366, height: 657 });
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${id}?tab=guests`);
  const name = page.getByRole("cell", { name: "Bo", exact: true });
  await name.waitFor();
  await inspect(page);
  const before = await name.boundingBox();
  await page.getByRole("region", { name: "Guest List" }).evaluate((frame) => frame.scrollTo({ left: 4000 }));
  await expect.poll(async () => (await name.boundingBox())?.x).toBe(before?.x);
  await page.getByRole("button", { name: "Edit Bo" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Guest" });
  await untilReady(edit);
  const last = edit.getByLabel(columns.at(-1) ?? "");
  await last.focus();
  for (const part of [
    edit,
    last,
    edit.getByRole("button", { name: "Save" }),
    edit.getByRole("button", { name: "Close" }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});
