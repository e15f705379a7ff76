import { describe, expect, it } from "vitest";
import { brokenBy, importRules } from "./import-rules.ts";

const breaks = (from: string, to: string, typeOnly = false) => brokenBy({ from, to, typeOnly }).map(({ name }) => name);

const violations: Record<string, [from: string, to: string][]> = {
  "nothing imports main": [["backend/app.ts", "backend/main.ts"]],
  "only main imports app": [["backend/http/health.ts", "backend/app.ts"]],
  "main leaves requests to app": [
    ["backend/main.ts", "backend/graphql/server.ts"],
    ["backend/main.ts", "backend/rest/routes.ts"],
    ["backend/main.ts", "backend/features/users/user.service.ts"],
  ],
  "app knows no feature": [["backend/app.ts", "backend/features/users/user.service.ts"]],
  "only app and main import http": [
    ["backend/graphql/context.ts", "backend/http/session.ts"],
    ["backend/features/users/user.resolver.ts", "backend/http/session.ts"],
  ],
  "http knows only lib": [
    ["backend/http/session.ts", "backend/graphql/context.ts"],
    ["backend/http/session.ts", "backend/features/users/user.service.ts"],
    ["backend/http/health.ts", "backend/database/client.ts"],
  ],
  "only app and rest import graphql; a resolver may name its context's type": [
    ["backend/features/users/user.resolver.ts", "backend/graphql/context.ts"],
    ["backend/features/users/user.service.ts", "backend/graphql/context.ts"],
    ["backend/lib/page.ts", "backend/graphql/schema.ts"],
  ],
  "graphql reaches features by their resolvers; it may name their types": [
    ["backend/graphql/schema.ts", "backend/features/users/user.service.ts"],
    ["backend/graphql/schema.ts", "backend/features/users/user.data.ts"],
    ["backend/graphql/schema.ts", "backend/features/guests/search/fold.ts"],
  ],
  "graphql knows no other face": [["backend/graphql/server.ts", "backend/rest/adapter.ts"]],
  "only app imports rest": [["backend/http/pages.ts", "backend/rest/routes.ts"]],
  "rest knows the schema executor and no feature": [
    ["backend/rest/routes.ts", "backend/features/users/user.resolver.ts"],
    ["backend/rest/routes.ts", "backend/database/client.ts"],
  ],
  "resolver → service": [
    ["backend/features/users/user.resolver.ts", "backend/features/users/user.data.ts"],
    ["backend/features/users/user.resolver.ts", "backend/database/client.ts"],
    ["backend/features/guests/guest.resolver.ts", "backend/features/guests/import/sheet.ts"],
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
  "search and import are pure": [
    ["backend/features/guests/search/rank.ts", "backend/database/client.ts"],
    ["backend/features/guests/import/sheet.ts", "backend/features/guests/guest.data.ts"],
    ["backend/features/guests/import/sheet.ts", "backend/features/guests/search/fold.ts"],
  ],
  "another feature is reached by its service; its types may be named": [
    ["backend/features/events/event.service.ts", "backend/features/users/user.data.ts"],
    ["backend/features/events/event.resolver.ts", "backend/features/users/user.input.ts"],
    ["backend/features/events/event.service.ts", "backend/features/guests/search/fold.ts"],
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
    ["frontend/routes/home.tsx", "frontend/app/providers.tsx"],
    ["frontend/lib/dates.ts", "frontend/main.tsx"],
  ],
  "only app imports routes": [["frontend/features/guests/guest-table.tsx", "frontend/routes/home.tsx"]],
  "ui and lib know no feature": [
    ["frontend/ui/data-table.tsx", "frontend/features/guests/guest-table.tsx"],
    ["frontend/lib/dates.ts", "frontend/generated/guest.ts"],
  ],
  "frontend/lib knows no ui": [["frontend/lib/dates.ts", "frontend/ui/data-table.tsx"]],
  "features stand apart": [["frontend/features/guests/guest-table.tsx", "frontend/features/events/event-card.tsx"]],
  "backend and frontend never meet": [
    ["backend/app.ts", "frontend/lib/dates.ts"],
    ["backend/features/users/user.resolver.test.ts", "frontend/generated/guest.ts"],
  ],
  "frontend and backend never meet": [["frontend/lib/dates.ts", "backend/lib/page.ts"]],
  "common imports zod at most": [
    ["common/limits.ts", "backend/lib/page.ts"],
    ["common/limits.ts", "frontend/lib/dates.ts"],
    ["common/limits.ts", "node:fs"],
    ["common/limits.ts", "npm:react"],
    ["common/limits.test.ts", "backend/lib/page.ts"],
  ],
  "what runs in production needs no test, script or benchmark": [
    ["backend/app.ts", "backend/testing/test-api.ts"],
    ["frontend/lib/dates.ts", "scripts/check-structure.ts"],
    ["common/limits.ts", "npm:fast-check"],
  ],
};

describe("who may import whom", () => {
  for (const { name } of importRules) {
    it(`is enforced: ${name}`, () => {
      const planted = violations[name] ?? [];
      expect(planted.length).toBeGreaterThan(0);
      for (const [from, to] of planted) expect(breaks(from, to), `${from} → ${to}`).toContain(name);
    });
  }

  it.each([
    ["backend/main.ts", "backend/app.ts"],
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
    ["backend/features/guests/guest-import.service.ts", "backend/features/guests/import/sheet.ts"],
    ["backend/features/users/user.service.test.ts", "backend/features/users/user.data.ts"],
    ["frontend/app/routes.tsx", "frontend/routes/home.tsx"],
    ["frontend/routes/home.tsx", "frontend/features/events/event-card.tsx"],
    ["frontend/features/events/event-card.tsx", "frontend/ui/data-table.tsx"],
    ["frontend/ui/data-table.tsx", "frontend/lib/dates.ts"],
    ["common/limits.ts", "npm:zod"],
    ["common/limits.test.ts", "npm:vitest"],
  ])("allows %s to import %s", (from, to) => {
    expect(breaks(from, to)).toEqual([]);
  });

  it("lets a resolver name the type of its context, and nothing else of graphql", () => {
    expect(breaks("backend/features/users/user.resolver.ts", "backend/graphql/context.ts", true)).toEqual([]);
    expect(breaks("backend/features/users/user.resolver.ts", "backend/graphql/schema.ts", true)).not.toEqual([]);
    expect(breaks("backend/features/users/user.service.ts", "backend/graphql/context.ts", true)).not.toEqual([]);
  });
});
