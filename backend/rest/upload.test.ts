import { beforeEach, describe, expect, it } from "vitest";
import { maxUploadBytes } from "../../common/limits.ts";
import { callRest, callRestWith, fileForm, idIn, type RestAnswer } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";

let path: string;
let eventId: number;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const names = async () => {
  const guests = await api.db.prisma.guest.findMany({ where: { eventId }, orderBy: { position: "asc" } });
  return guests.map(({ name }) => name);
};
const upload = (form: unknown, client = admin) => callRest(client, "POST", path, form);

beforeEach(async () => {
  const { body } = await callRest(admin, "POST", "/api/events", { name: "Gala" });
  eventId = idIn(body);
  path = `/api/events/${eventId}/upload`;
  await upload(fileForm("Name,Table\nZoë Åkesson,1\n"));
});

async function expectRefusal(answer: RestAnswer, status: number, words: string | RegExp): Promise<void> {
  expect(answer.status).toBe(status);
  expect(answer.body).toMatch(words);
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await names()).toEqual(["Zoë Åkesson"]);
  expect(await api.db.prisma.uploadedFile.count({ where: { eventId } })).toBe(1);
}

const sized = (bytes: number) => "Name,Table\nMei-Ling Ng,1\n".padEnd(bytes, "\n");

describe("a file", () => {
  it("of exactly 5 MB is accepted, and one byte more is refused", async () => {
    await expectRefusal(await upload(fileForm(sized(maxUploadBytes + 1))), 413, "File size should not exceed 5MB.");
    expect(await upload(fileForm(sized(maxUploadBytes)))).toMatchObject({ status: 200, body: { guestCount: 1 } });
    expect(await names()).toEqual(["Mei-Ling Ng"]);
  });

  it("is read from the right field, whatever else the form contains, and keeps its name, in any script", async () => {
    const form = new FormData();
    form.set("comment", "x".repeat(50_000));
    form.set("photo", new File(["x".repeat(300_000)], "photo.png"));
    form.set("file", new File(["Name,Table\nAnna,1\n"], "Gästeliste 名簿.csv"));
    form.append("file", new File(["Name,Table\nBert,1\n".repeat(20_000)], "more.csv"));
    expect(await upload(form)).toMatchObject({ status: 200 });
    expect(await names()).toEqual(["Anna"]);
    const files = await api.db.prisma.uploadedFile.findMany({ where: { eventId }, orderBy: { id: "asc" } });
    expect(files.at(-1)?.filename).toBe("Gästeliste 名簿.csv");
  });

  it("is missing in a form without one", async () => {
    const elsewhere = new FormData();
    elsewhere.set("list", new File(["Name,Table\nAnna,1\n"], "guests.csv"));
    await expectRefusal(await upload(elsewhere), 400, 'Please send a file in the field "file".');
  });
});

const part = 'Content-Disposition: form-data; name="file"; filename="guests.csv"\r\nContent-Type: text/csv\r\n\r\n';
const multipart = { "Content-Type": "multipart/form-data; boundary=x" };

describe("a caller without a screen", () => {
  const couples = () => fileForm("Name,Table\nAnna & Ben Meier,1\n");
  const answers = new URLSearchParams({ answers: JSON.stringify([{ decision: "couples", option: "keep" }]) });
  const asked = (taken: string) => ({
    guestCount: taken === "split" ? 2 : 1,
    columns: [{ name: "Name", use: "name" }, { name: "Table" }],
    decisions: expect.arrayContaining([expect.objectContaining({ id: "couples", taken })]),
    warnings: [],
  });

  it("says what was decided, as a preview does, and takes other decisions", async () => {
    const preview = await callRest(admin, "POST", `${path}/preview`, couples());
    expect(preview.body).toMatchObject({ ...asked("split"), problem: null, removed: { totalCount: 1 } });
    expect(await names()).toEqual(["Zoë Åkesson"]);
    expect((await upload(couples())).body).toMatchObject(asked("split"));
    expect(await names()).toEqual(["Anna Meier", "Ben Meier"]);
    const otherwise = await callRest(admin, "POST", `${path}?${answers}`, couples());
    expect(otherwise).toMatchObject({ status: 200, body: asked("keep") });
    expect(await names()).toEqual(["Anna & Ben Meier"]);
  });

  it.each(["couples", "[{}]"])("is refused with %s for choices", async (text) => {
    const answer = await callRest(admin, "POST", `${path}?answers=${encodeURIComponent(text)}`, couples());
    await expectRefusal(answer, 400, "");
  });
});

it.each([
  ["without a boundary", { "Content-Type": "multipart/form-data" }, "--x\r\n", 400],
  ["that ends within the file", multipart, `--x\r\n${part}Name,Table\r\nAnna,1\r\n`, 400],
  ["with only the file", { "Content-Type": "text/csv" }, "Name,Table\nAnna,1\n", 415],
])("a body %s is refused with a message", async (_, headers, text, status) => {
  await expectRefusal(await callRestWith(admin, "POST", path, text, headers), status, /^(Please|The upload)/);
});

it("a caller who may not upload is refused while the file is still being sent", async () => {
  const large = () => fileForm(sized(2 * maxUploadBytes));
  await expectRefusal(await upload(large(), api.anonymous()), 401, "Please sign in.");
  const other = await api.signInAsNewCustomer("other");
  await expectRefusal(await upload(large(), other), 404, "This event does not exist, or you do not have access to it.");
});
