import type { Import } from "./read-imports.ts";

/** Forbids every import from one set of modules to another, unless it is of the kind that `unless` describes. */
export interface ImportRule {
  name: string;
  from: RegExp;
  to: RegExp;
  unless?: (found: Import) => boolean;
}

const isTest = (file: string) => /\.test\.tsx?$|^backend\/testing\/|^e2e\//.test(file);
const featureOf = (file: string) => /^(?:backend|frontend)\/features\/([^/]+)\//.exec(file)?.[1];
const withinOneFeature = ({ from, to }: Import) => featureOf(from) === featureOf(to);
const toFile = (pattern: RegExp) => (found: Import) => pattern.test(found.to);
const toType = (pattern: RegExp) => (found: Import) => found.typeOnly && pattern.test(found.to);

// Layers: main → app → { http, graphql, rest }; graphql → resolvers; rest → graphql.
const faces: ImportRule[] = [
  { name: "nothing imports main", from: /^/, to: /^backend\/main\.ts$/ },
  { name: "only main imports app", from: /^backend\/(?!main\.ts$)/, to: /^backend\/app\.ts$/ },
  { name: "main leaves requests to app", from: /^backend\/main\.ts$/, to: /^backend\/(graphql|rest|features)\// },
  { name: "app knows no feature", from: /^backend\/app\.ts$/, to: /^backend\/features\// },
  { name: "only app and main import http", from: /^backend\/(?!main\.ts$|app\.ts$|http\/)/, to: /^backend\/http\// },
  { name: "http knows only lib", from: /^backend\/http\//, to: /^backend\/(?!http\/|lib\/)/ },
  {
    name: "only app and rest import graphql; a resolver may name its context's type",
    from: /^backend\/(?!app\.ts$|rest\/|graphql\/)/,
    to: /^backend\/graphql\//,
    unless: ({ from, to, typeOnly }) => typeOnly && /\.resolver\.ts$/.test(from) && to === "backend/graphql/context.ts",
  },
  {
    name: "graphql reaches features by their resolvers; it may name their types",
    from: /^backend\/graphql\//,
    to: /^backend\/features\//,
    unless: (found) => toFile(/\.resolver\.ts$/)(found) || toType(/\.type\.ts$/)(found),
  },
  {
    name: "graphql knows no other face",
    from: /^backend\/graphql\//,
    to: /^backend\/(main\.ts|app\.ts|http\/|rest\/)/,
  },
  { name: "only app imports rest", from: /^backend\/(?!app\.ts$|rest\/)/, to: /^backend\/rest\// },
  {
    name: "rest knows the schema executor and no feature",
    from: /^backend\/rest\//,
    to: /^backend\/(?!rest\/|graphql\/|lib\/)/,
  },
];

// Inside a feature: resolver → service → data → database.
const features: ImportRule[] = [
  {
    name: "resolver → service",
    from: /^backend\/features\/.*\.resolver\.ts$/,
    to: /^backend\/(features|database)\//,
    unless: toFile(/\.(service|type|input)\.ts$/),
  },
  {
    name: "service → data",
    from: /^backend\/features\/.*\.service\.ts$/,
    to: /^backend\/(features|database)\//,
    unless: (found) =>
      toFile(/\.(data|service|type|input)\.ts$|^backend\/features\/guests\/(search|import)\//)(found) ||
      toFile(/^backend\/database\/transaction\.ts$/)(found) ||
      toType(/^backend\/database\/client\.ts$/)(found),
  },
  {
    name: "data → database",
    from: /^backend\/features\/.*\.data\.ts$/,
    to: /^backend\/features\//,
    unless: (found) => toFile(/\.(data|type|input)\.ts$/)(found) || toType(/\/guests\/(search|import)\//)(found),
  },
  {
    name: "types and inputs only name each other",
    from: /^backend\/features\/.*\.(type|input)\.ts$/,
    to: /^backend\/(?!lib\/)/,
    unless: toFile(/\.(type|input)\.ts$/),
  },
  {
    name: "search and import are pure",
    from: /^backend\/features\/guests\/(search|import)\//,
    to: /^backend\/(?!lib\/)/,
    unless: ({ from, to }) => to.startsWith(/^backend\/features\/guests\/\w+\//.exec(from)?.[0] ?? "-"),
  },
  {
    name: "another feature is reached by its service; its types may be named",
    from: /^backend\/features\//,
    to: /^backend\/features\//,
    unless: (found) => withinOneFeature(found) || toFile(/\.(service|type)\.ts$/)(found),
  },
  {
    name: "outside the layers, a feature is reached by its service",
    from: /^backend\/(?!main\.ts$|app\.ts$)[^/]+\.ts$/,
    to: /^backend\/features\//,
    unless: (found) => toFile(/\.service\.ts$/)(found) || toType(/\.type\.ts$/)(found),
  },
  {
    name: "only data files and database touch Prisma",
    from: /^backend\/(?!database\/|.*\.data\.ts$)/,
    to: /^npm:(@prisma\/|prisma$|pg$)|^backend\/database\/generated\//,
    unless: toType(/^npm:pg$/),
  },
  { name: "database knows only lib", from: /^backend\/database\//, to: /^backend\/(?!database\/|lib\/)/ },
  { name: "backend/lib knows nothing of the product", from: /^backend\/lib\//, to: /^backend\/(?!lib\/)/ },
];

// Front end: app → routes → features → ui → lib.
const screens: ImportRule[] = [
  {
    name: "only the entries import app",
    from: /^frontend\/(routes|features|ui|lib)\//,
    to: /^frontend\/(app\/|main\.tsx$)/,
  },
  { name: "only app imports routes", from: /^frontend\/(features|ui|lib)\//, to: /^frontend\/routes\// },
  { name: "ui and lib know no feature", from: /^frontend\/(ui|lib)\//, to: /^frontend\/(features|generated)\// },
  { name: "frontend/lib knows no ui", from: /^frontend\/lib\//, to: /^frontend\/ui\// },
  {
    name: "features stand apart",
    from: /^frontend\/features\//,
    to: /^frontend\/features\//,
    unless: withinOneFeature,
  },
];

const walls: ImportRule[] = [
  { name: "backend and frontend never meet", from: /^backend\//, to: /^frontend\// },
  { name: "frontend and backend never meet", from: /^frontend\//, to: /^backend\// },
  {
    name: "common imports zod at most",
    from: /^common\//,
    to: /^(?!common\/|npm:zod$)/,
    unless: ({ from, to }) => isTest(from) && /^(npm|node):/.test(to),
  },
];

const notForTests: ImportRule = {
  name: "what runs in production needs no test, script or benchmark",
  from: /^(backend|common|frontend)\//,
  to: /\.test\.tsx?$|^backend\/testing\/|^(e2e|bench|scripts)\/|^npm:(vitest|fast-check)$/,
};

/** Who may import whom; docs/architecture.md draws the same. */
export const importRules: readonly ImportRule[] = [...faces, ...features, ...screens, ...walls, notForTests];

// A test may reach for any layer to set up and look at what it tests, but not through the walls.
const holdsForTests = (rule: ImportRule) => walls.includes(rule) || rule.name === "nothing imports main";

/** The rules that an import breaks. */
export function brokenBy(found: Import): ImportRule[] {
  return importRules.filter((rule) => {
    if (isTest(found.from) && !holdsForTests(rule)) return false;
    return rule.from.test(found.from) && rule.to.test(found.to) && !rule.unless?.(found);
  });
}
