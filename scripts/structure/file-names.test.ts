import { expect, it } from "vitest";
import { wrongName } from "./file-names.ts";
import type { FolderKinds } from "./folder-kinds.ts";

const kinds: FolderKinds = new Map([
  ["backend/features/meals", "layered"],
  ["backend/features/meals/recipes", "pure"],
]);

it.each([
  "backend/features/meals/meal.service.ts",
  "backend/features/meals/meal-plan.resolver.ts",
  "backend/features/meals/meal.service.test.ts",
  "backend/features/meals/cook.child.ts",
  "backend/features/meals/recipes/read-recipe.ts",
  "backend/features/meals/recipes/read-recipe.test.ts",
  "backend/app.ts",
  "frontend/ui/data-table.tsx",
])("accepts %s", (file) => {
  expect(wrongName(file, kinds)).toBeUndefined();
});

it.each([
  "backend/features/meals/helpers.ts",
  "backend/features/meals/meal.utils.ts",
  "backend/features/meals/Meal.service.ts",
  "backend/features/meals/recipes/recipe.service.ts",
  "backend/features/meals/undeclared/rows.ts",
  "backend/features/drinks/drink.service.ts",
  "backend/features/users.ts",
  "backend/lib/index.ts",
  "frontend/ui/index.tsx",
])("refuses %s", (file) => {
  expect(wrongName(file, kinds)).toBeTypeOf("string");
});
