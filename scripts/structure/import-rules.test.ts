import { describe, expect, it } from "vitest";
import type { FolderKinds } from "./folder-kinds.ts";
import { betweenFolders, brokenBy, importRules } from "./import-rules.ts";

const kinds: FolderKinds = new Map([
  ["backend/features/users", "layered"],
  ["backend/features/events", "layered"],
  ["backend/features/guest-import", "layered"],
  ["backend/features/guest-import/list", "pure"],
  ["backend/features/guest-import/formats", "pure"],
  ["backend/features/guest-search", "layered"],
  ["backend/features/guest-search/budgets", "pure"],
]);
const rules = importRules(kinds);

const breaks = (from: string, to: string, typeOnly = false) =>
  brokenBy({ from, to, typeOnly }, rules).map(({ name }) => name);

const violations: Record<string, [from: string, to: string][]> = {
  "only the program of a release imports main": [["backend/app.ts", "backend/main.ts"]],
  "only main imports app": [["backend/http/health.ts", "backend/app.ts"]],
  "main leaves requests to app": [
    ["backend/main.ts", "backend/graphql/server.ts"],
    ["backend/main.ts", "backend/rest/routes.ts"],
    ["backend/main.ts", "backend/features/users/user.service.ts"],
  ],
  "app knows no feature; it may name the context's type": [
    ["backend/app.ts", "backend/features/users/user.service.ts"],
  ],
  "only app and main import http": [
    ["backend/graphql/context.ts", "backend/http/session.ts"],
    ["backend/features/users/user.resolver.ts", "backend/http/session.ts"],
  ],
  "http knows only lib": [
    ["backend/http/session.ts", "backend/graphql/context.ts"],
    ["backend/http/session.ts", "backend/features/users/user.service.ts"],
    ["backend/http/health.ts", "backend/database/client.ts"],
  ],
  "only app, rest and guest-pages import graphql": [
    ["backend/features/users/user.resolver.ts", "backend/graphql/context.ts"],
    ["backend/features/users/user.service.ts", "backend/graphql/context.ts"],
    ["backend/lib/page.ts", "backend/graphql/schema.ts"],
  ],
  "graphql reaches features by their resolvers; it may name their types, and asks who calls": [
    ["backend/graphql/schema.ts", "backend/features/users/user.service.ts"],
    ["backend/graphql/schema.ts", "backend/features/users/user.data.ts"],
    ["backend/graphql/schema.ts", "backend/features/guest-search/budgets/begun-names.ts"],
  ],
  "graphql knows no other face": [["backend/graphql/server.ts", "backend/rest/adapter.ts"]],
  "only app imports guest-pages": [["backend/http/pages.ts", "backend/guest-pages/routes.ts"]],
  "guest pages reach features by their services; searches and forms go through graphql": [
    ["backend/guest-pages/routes.ts", "backend/features/events/event.data.ts"],
    ["backend/guest-pages/routes.ts", "backend/http/session.ts"],
  ],
  "guests' pages know only common": [
    ["guest-pages/page-main.tsx", "frontend/ui/data-table.tsx"],
    ["guest-pages/page-main.tsx", "backend/lib/languages.ts"],
  ],
  "nothing imports guests' pages, but for what the theme editor shows of them": [
    ["frontend/routes/sign-in.tsx", "guest-pages/page-main.tsx"],
    ["frontend/features/themes/theme-editor.tsx", "guest-pages/page-main.tsx"],
  ],
  "guests' browsers load no library, and of common what they need": [
    ["guest-pages/script/main.ts", "npm:react"],
    ["guest-pages/script/main.ts", "common/event-rules.ts"],
  ],
  "guests' pages need React alone": [["guest-pages/page-main.tsx", "npm:@chakra-ui/react"]],
  "only app imports rest": [["backend/http/pages.ts", "backend/rest/routes.ts"]],
  "rest knows the schema executor and no feature; it may name the context's type": [
    ["backend/rest/routes.ts", "backend/features/users/user.resolver.ts"],
    ["backend/rest/routes.ts", "backend/database/client.ts"],
  ],
  "resolver → service": [
    ["backend/features/users/user.resolver.ts", "backend/features/users/user.data.ts"],
    ["backend/features/users/user.resolver.ts", "backend/database/client.ts"],
    ["backend/features/guests/guest.resolver.ts", "backend/features/guest-import/formats/sheet.ts"],
  ],
  "service → data": [
    ["backend/features/users/user.service.ts", "backend/features/users/user.resolver.ts"],
    ["backend/features/users/user.service.ts", "backend/database/client.ts"],
  ],
  "data → database": [["backend/features/users/user.data.ts", "backend/features/users/user.service.ts"]],
  "types and inputs only name each other": [
    ["backend/features/users/user.type.ts", "backend/features/users/user.service.ts"],
    ["backend/features/users/user.input.ts", "backend/database/client.ts"],
  ],
  "a child process → lib and the pure folders of its feature": [
    ["backend/features/guest-import/guest-file.child.ts", "backend/features/guest-import/guest-list.data.ts"],
    ["backend/features/guest-import/guest-file.child.ts", "backend/features/guest-search/budgets/begun-names.ts"],
    ["backend/features/guest-import/guest-file.child.ts", "backend/database/client.ts"],
  ],
  "a child process is started, not imported": [
    ["backend/features/guest-import/guest-file.service.ts", "backend/features/guest-import/guest-file.child.ts"],
  ],
  "a pure folder knows lib, the manifest of tables and the pure folders of its feature": [
    ["backend/features/guest-search/budgets/begun-names.ts", "backend/database/client.ts"],
    ["backend/features/guest-import/list/header-row.ts", "backend/features/guest-import/guest-list.data.ts"],
    ["backend/features/guest-import/list/header-row.ts", "backend/features/guest-search/budgets/begun-names.ts"],
  ],
  "a pure folder starts no process and asks no database": [
    ["backend/features/guest-import/list/header-row.ts", "node:child_process"],
    ["backend/features/guest-import/list/header-row.ts", "backend/lib/run-child.ts"],
    ["backend/features/guest-search/budgets/begun-names.ts", "npm:pg"],
  ],
  "another feature is reached by its service; its types and inputs may be named": [
    ["backend/features/events/event.service.ts", "backend/features/users/user.data.ts"],
    ["backend/features/events/event.service.ts", "backend/features/guest-search/budgets/begun-names.ts"],
  ],
  "outside the layers, a feature is reached by its service": [
    ["backend/seed.ts", "backend/features/users/user.data.ts"],
  ],
  "only data files and database touch Prisma": [
    ["backend/features/users/user.service.ts", "backend/database/generated/client.ts"],
    ["backend/app.ts", "npm:@prisma/client"],
    ["backend/http/session.ts", "npm:pg"],
  ],
  "database knows only lib": [["backend/database/migrate.ts", "backend/features/users/user.type.ts"]],
  "backend/lib knows nothing of the product": [["backend/lib/page.ts", "backend/features/users/user.type.ts"]],
  "only the entries import app": [
    ["frontend/routes/sign-in.tsx", "frontend/app/providers.tsx"],
    ["frontend/lib/dates.ts", "frontend/main.tsx"],
  ],
  "only app imports routes": [["frontend/features/guests/guest-table.tsx", "frontend/routes/sign-in.tsx"]],
  "an event's look, ui and lib know no feature": [
    ["frontend/ui/data-table.tsx", "frontend/features/guests/guest-table.tsx"],
    ["frontend/look/event-look.ts", "frontend/features/themes/theme-editor.tsx"],
    ["frontend/lib/dates.ts", "frontend/generated/schema-types.ts"],
  ],
  "ui and lib know no event's look": [["frontend/ui/data-table.tsx", "frontend/look/event-look.ts"]],
  "frontend/lib knows no ui": [["frontend/lib/dates.ts", "frontend/ui/data-table.tsx"]],
  "features stand apart, but send each other's operations": [
    ["frontend/features/guests/guest-table.tsx", "frontend/features/events/event-card.tsx"],
  ],
  "backend and frontend never meet, but tests send the screens' operations": [
    ["backend/app.ts", "frontend/lib/dates.ts"],
    ["backend/app.ts", "frontend/generated/schema-types.ts"],
    ["backend/features/users/user.resolver.test.ts", "frontend/lib/dates.ts"],
  ],
  "frontend and backend never meet": [["frontend/lib/dates.ts", "backend/lib/page.ts"]],
  "common imports zod at most, and what says messages its library": [
    ["common/limits.ts", "backend/lib/page.ts"],
    ["common/limits.ts", "frontend/lib/dates.ts"],
    ["common/limits.ts", "node:fs"],
    ["common/limits.ts", "npm:react"],
    ["common/limits.ts", "npm:@lingui/core"],
    ["common/messages/language.ts", "npm:react"],
    ["common/limits.test.ts", "backend/lib/page.ts"],
  ],
  "messages are said without zod, which guests' pages do not load": [["common/messages/language.ts", "npm:zod"]],
  "what records and sends at the door knows neither browser nor library": [
    ["door/book/device.ts", "door/browser/indexed-db-disk.ts"],
    ["door/store/door-store.ts", "npm:idb"],
  ],
  "the door's store and sync stand below its book": [["door/sync/door-sync.ts", "door/book/door-model.ts"]],
  "the door's store and sync stand apart": [["door/store/door-store.ts", "door/sync/door-sync.ts"]],
  "the door loads Preact alone, and of common nothing that reads with zod": [
    ["door/screen/main.tsx", "npm:react"],
    ["door/book/operations.ts", "common/door/door-operation-rules.ts"],
    ["door/screen/main.tsx", "common/event-rules.ts"],
  ],
  "the door knows only common": [
    ["door/book/device.ts", "backend/lib/languages.ts"],
    ["door/testing/memory-disk.ts", "backend/testing/test-api.ts"],
  ],
  "nothing imports the door, but tests run it against the server": [
    ["backend/app.ts", "door/parts.ts"],
    ["frontend/routes/help-door.tsx", "door/book/door-book.ts"],
    ["common/limits.test.ts", "door/parts.ts"],
  ],
  "what runs in production needs no test, script or benchmark": [
    ["door/book/device.ts", "door/testing/memory-disk.ts"],
    ["backend/app.ts", "backend/testing/test-api.ts"],
    ["frontend/lib/dates.ts", "scripts/check-structure.ts"],
    ["common/limits.ts", "npm:fast-check"],
  ],
};

describe("who may import whom", () => {
  for (const { name } of rules) {
    it(`is enforced: ${name}`, () => {
      const planted = violations[name] ?? [];
      expect(planted.length).toBeGreaterThan(0);
      for (const [from, to] of planted) expect(breaks(from, to), `${from} → ${to}`).toContain(name);
    });
  }

  it.each([
    ["backend/main.ts", "backend/app.ts"],
    ["frontend/features/themes/phone/phone-frame.tsx", "guest-pages/page-main.tsx"],
    ["backend/app.ts", "backend/http/health.ts"],
    ["backend/app.ts", "backend/graphql/server.ts"],
    ["backend/app.ts", "backend/rest/routes.ts"],
    ["backend/rest/adapter.ts", "backend/graphql/server.ts"],
    ["backend/rest/adapter.ts", "common/limits.ts"],
    ["backend/graphql/schema.ts", "backend/features/users/user.resolver.ts"],
    ["backend/features/users/user.resolver.ts", "backend/features/users/user.service.ts"],
    ["backend/features/users/user.service.ts", "backend/features/users/user.data.ts"],
    ["backend/features/users/user.service.ts", "backend/database/transaction.ts"],
    ["backend/features/users/user.data.ts", "backend/database/client.ts"],
    ["backend/features/users/user.data.ts", "npm:@prisma/client"],
    ["backend/features/events/event.service.ts", "backend/features/users/user.service.ts"],
    ["backend/features/events/event.type.ts", "backend/features/themes/theme.type.ts"],
    ["backend/features/seating/seating.resolver.ts", "backend/features/tables/table.input.ts"],
    ["backend/features/guest-import/guest-import.service.ts", "backend/features/guest-import/formats/sheet.ts"],
    ["backend/features/guest-import/guest-list.data.ts", "backend/features/guest-import/list/guest-list.ts"],
    ["backend/features/guest-import/guest-file.child.ts", "backend/features/guest-import/list/parse-guest-list.ts"],
    ["backend/features/guest-import/list/parse-guest-list.ts", "backend/features/guest-import/formats/csv-rows.ts"],
    ["backend/features/guest-import/guest-reading.service.ts", "backend/lib/run-child.ts"],
    ["backend/features/users/user.service.test.ts", "backend/features/users/user.data.ts"],
    ["backend/features/users/user.resolver.test.ts", "frontend/generated/schema-types.ts"],
    ["backend/testing/test-api.ts", "frontend/generated/schema-types.ts"],
    ["frontend/app/routes.tsx", "frontend/routes/sign-in.tsx"],
    ["frontend/routes/sign-in.tsx", "frontend/features/events/event-card.tsx"],
    ["frontend/features/events/event-card.tsx", "frontend/ui/data-table.tsx"],
    ["frontend/ui/data-table.tsx", "frontend/lib/dates.ts"],
    ["common/limits.ts", "npm:zod"],
    ["common/limits.test.ts", "npm:vitest"],
    ["door/screen/main.tsx", "npm:preact/hooks"],
    ["door/screen/main.tsx", "door/book/door-book.ts"],
    ["door/book/device.ts", "door/sync/door-sync.ts"],
    ["door/book/people.ts", "common/door/fold-door.ts"],
    ["backend/testing/door/evening.ts", "door/testing/memory-disk.ts"],
  ])("allows %s to import %s", (from, to) => {
    expect(breaks(from, to)).toEqual([]);
  });

  it("lets GraphQL and REST import the type of the context, but no value of a feature", () => {
    for (const face of ["backend/app.ts", "backend/rest/adapter.ts", "backend/graphql/server.ts"]) {
      expect(breaks(face, "backend/features/users/context.type.ts", true)).toEqual([]);
      expect(breaks(face, "backend/features/users/user.service.ts", true)).not.toEqual([]);
    }
  });

  it("finds which feature folders import each other, without tests", () => {
    const found = (from: string, to: string) => ({ from, to, typeOnly: true });
    const imports = [
      found("backend/features/events/event.service.ts", "backend/features/users/user.type.ts"),
      found("backend/features/events/event.service.ts", "backend/features/events/event.data.ts"),
      found("backend/features/users/user.service.test.ts", "backend/features/events/event.data.ts"),
      found("backend/app.ts", "backend/features/users/context.type.ts"),
    ];
    expect(betweenFolders(imports)).toEqual([found("backend/features/events", "backend/features/users")]);
  });
});
