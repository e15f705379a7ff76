import { expect, it } from "vitest";
import { DeleteEventDocument, UpdateEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import { builtPages } from "../testing/compiled-programs.ts";
import { getPage, newGuestPage } from "../testing/html-page.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi({}, 1, { built: builtPages() });
const admin = await api.signInAsAdmin();
const input = {
  name: "Sophie & Liam",
  date: "2027-06-12",
  location: "Rosewood House",
  greeting: "Welcome, all of you",
  theme: { fontFamily: "Cormorant Garamond, serif" },
};
const { path: address } = await newGuestPage(admin, input, [
  "Name,Table,Meal",
  "Anna Müller,7,Vegan",
  "Björn Åkesson,7,Fish",
  "Elizabeth Smith,12,Fish",
  "Elizabeth Smith,5,Beef",
  "Derek Holm,9,",
  `"<b>Bold</b> & ""Co""",Head Table,`,
]);

const get = (path: string, client = api.anonymous()) => getPage(client, path);

const wordsOf = (html: string) =>
  html
    .replace(/<(head|template)>?.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

const search = (query: string) => `${address}?${new URLSearchParams({ q: query })}`;

it("shows the event and asks for a name", async () => {
  const { status, html, headers } = await get(address);
  expect(status).toBe(200);
  expect(wordsOf(html)).toContain(
    "Sophie &amp; Liam June 12, 2027 · Rosewood House Welcome, all of you Find your Table Your name",
  );
  // For a guest called Nguyễn, too.
  expect(html).toMatch(/cormorant-garamond-vietnamese[^}]*U\+1EA0-1EF9/);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("referrer-policy")).toBe("same-origin");
  expect(headers.get("content-language")).toBe("en");
});

it("greets the guest who is found, with the table, the details and the tablemates", async () => {
  const { status, html } = await get(search("anna muller"));
  expect(status).toBe(200);
  expect(wordsOf(html)).toContain(
    "Welcome, Anna Müller ! You&#x27;re seated at table 7 Guest Details Meal Vegan Your tablemates Björn Åkesson",
  );
  expect(html).toContain('data-spoken="Anna Müller, table 7."');
});

it("asks which one when several match, and greets the one who was picked", async () => {
  const { html } = await get(search("elizabeth smith"));
  expect(html).not.toContain("Welcome, <bdi>");
  expect(wordsOf(html)).toContain("Elizabeth Smith Table 12 · Fish Elizabeth Smith Table 5 · Beef");
  const [, id] = [...html.matchAll(/value="(\d+)" name="guest"/g)].map((match) => match[1]);
  const picked = await get(`${search("elizabeth smith")}&guest=${id}`);
  expect(wordsOf(picked.html)).toContain("Welcome, Elizabeth Smith ! You&#x27;re seated at table 5");
});

it("ignores parameters that make no sense, and refuses a text that is too long", async () => {
  expect((await get(`${address}?q[x]=1&guest=none&part=all&language=xx`)).status).toBe(200);
  const { status, html } = await get(search("x".repeat(101)));
  expect(status).toBe(400);
  expect(wordsOf(html)).toContain("Please type at most 100 characters.");
});

it("asks a guest who is not certain, and offers names that come near without their tables", async () => {
  expect(wordsOf((await get(search("drk holm"))).html)).toContain("Is this you? Derek Holm Table 9");
  const { html } = await get(search("drke hlom"));
  expect(wordsOf(html)).toContain("No guests found Did you mean …? Derek Holm We couldn");
  expect(wordsOf(html)).not.toContain("Table 9");
});

it("escapes what people wrote", async () => {
  expect((await get(search("Nobody <i>"))).html).toContain('value="Nobody &lt;i&gt;"');
  const { html } = await get(search("bold co"));
  expect(html).not.toContain("<b>Bold");
  expect(html).toContain("&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;Co&quot;");
  const hostile = await newGuestPage(admin, { name: `"><script>alert('$&')</script> & Co` });
  const page = await get(hostile.path);
  expect(page.html).not.toContain("<script>alert");
  expect(page.html).toContain("<title>&quot;&gt;&lt;script&gt;alert(&#x27;$&amp;&#x27;)&lt;/script&gt; &amp; Co · ");
});

it("does not exist for an unknown link, a badly written one, or somebody else's private event", async () => {
  const { path: hiddenPath } = await newGuestPage(admin, { name: "Board", isPublic: false });
  for (const path of ["/view/seats/nothing", "/view/seats/%00", "/view/seats/%E0%A4%A", hiddenPath]) {
    const { status, html } = await get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain("<title>Event Not Found</title>");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/og:|Board/);
  }
  expect(wordsOf((await get(hiddenPath, admin)).html)).toContain("Board");
});

it("refuses forms that another site sends", async () => {
  const body = new URLSearchParams({ code: "Rose 2027" });
  const send = (headers: Record<string, string>) =>
    api.anonymous().fetch(address, { method: "POST", body, headers, redirect: "manual" });
  expect((await send({ Origin: "https://other.example" })).status).toBe(403);
  // A page without a referrer hides its origin.
  expect((await send({ Origin: "null", "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
  expect((await send({ Origin: "null" })).status).toBe(403);
});

it("the code of an event is asked for, refused when wrong, and then lets the guest search", async () => {
  const secret = { name: "Secret Gala", guestCode: "Rose 2027" };
  const { path } = await newGuestPage(admin, secret, ["Name,Table", "Anna Berg,1"]);
  const guest = api.anonymous();
  const enter = (code: string) =>
    guest.fetch(path, { method: "POST", body: new URLSearchParams({ code }), redirect: "manual" });
  const asked = await get(`${path}?q=anna`, guest);
  expect(wordsOf(asked.html)).toContain("Code from your invitation");
  expect(asked.html).not.toContain("Anna");
  expect((await get(`${path}?q=anna&part=answer`, guest)).html).toBe("");
  expect((await enter("Tulip 2027")).status).toBe(403);
  expect((await enter("rose-2027")).status).toBe(303);
  expect(wordsOf((await get(`${path}?q=anna`, guest)).html)).toContain("Welcome, Anna Berg !");
});

it("the home page can be listed by search engines; an event's page cannot, but its link has a preview", async () => {
  const { html: home, status } = await get("/");
  expect(status).toBe(200);
  expect(home).not.toContain("noindex");
  const { html } = await get(`${address}?utm=1`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  const text = "Enter your name to find your assigned table and seating information.";
  expect(html.match(/<title>[^>]*>|<meta (?:property="og|name="(?:description|twitter))[^>]*>/g)).toEqual([
    `<meta name="description" content="${text}"/>`,
    '<meta property="og:type" content="website"/>',
    '<meta property="og:site_name" content="Find Your Table"/>',
    '<meta property="og:title" content="Sophie &amp; Liam"/>',
    `<meta property="og:description" content="${text}"/>`,
    '<meta name="twitter:card" content="summary"/>',
    "<title>Sophie &amp; Liam · Find your Table</title>",
  ]);
});

it("follows the event", async () => {
  const { id, path } = await newGuestPage(admin, { name: "Old name" });
  expect((await get(path)).html).toContain("Old name");
  await admin.execute(UpdateEventDocument, { id, input: { name: "New name" } });
  expect((await get(path)).html).toContain("New name");
  await admin.execute(DeleteEventDocument, { id });
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

it("answers alone with what the page shows, and leaves what was typed out of the log", async () => {
  const { html } = await get(`${search("anna")}&part=answer`);
  expect(html).toMatch(/^<div data-kind="found"/);
  expect((await get(search("anna"))).html).toContain(html);
  expect(api.logged()).toContain(address);
  expect(api.logged()).not.toMatch(/anna|m%C3|müller/i);
});
