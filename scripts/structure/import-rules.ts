import { type FolderKinds, folderOf } from "./folder-kinds.ts";
import type { Import } from "./read-imports.ts";

export interface ImportRule {
  name: string;
  from: RegExp | ((file: string) => boolean);
  to: RegExp | ((file: string) => boolean);
  unless?: (found: Import) => boolean;
}

const isTest = (file: string) => /\.test\.tsx?$|^(backend|door)\/testing\/|^e2e\//.test(file);
const featureOf = (file: string) => /^(?:backend|frontend)\/features\/([^/]+)\//.exec(file)?.[1];
const withinOneFeature = ({ from, to }: Import) => featureOf(from) === featureOf(to);
const toFile = (pattern: RegExp) => (found: Import) => pattern.test(found.to);
const toType = (pattern: RegExp) => (found: Import) => found.typeOnly && pattern.test(found.to);
const toEventTables = toFile(/^backend\/database\/event-tables\.ts$/);
const toContext = toType(/^backend\/features\/users\/context\.type\.ts$/);

// Searches come in crowds, too many for a GraphQL operation each.
const searchesForAllFaces = ({ from, to }: Import) =>
  from === "backend/graphql/guest-search.ts" && to === "backend/features/guest-search/guest-search.service.ts";

// GraphQL answers are in memory as a whole; a PDF of 20,000 cards or an archive is streamed.
const streamsFiles = ({ from, to }: Import) =>
  from === "backend/graphql/download-stream.ts" &&
  /^backend\/features\/(print\/print(-venue)?|event-archive\/event-archive)\.service\.ts$/.test(to);

const asksWhoCalls = ({ from, to }: Import) =>
  /^backend\/graphql\/(context|operation-turns)\.ts$/.test(from) &&
  /^backend\/features\/(users\/user|users\/author|helpers\/helper)\.service\.ts$/.test(to);

// Layers: main → app → { http, graphql, rest, guest-pages }; graphql → resolvers; rest, guest-pages → graphql.
const faces: ImportRule[] = [
  {
    name: "only the program of a release imports main",
    from: /^(?!backend\/find-your-table\.ts$)/,
    to: /^backend\/main\.ts$/,
  },
  { name: "only main imports app", from: /^backend\/(?!main\.ts$)/, to: /^backend\/app\.ts$/ },
  { name: "main leaves requests to app", from: /^backend\/main\.ts$/, to: /^backend\/(graphql|rest|features)\// },
  {
    name: "app knows no feature; it may name the context's type",
    from: /^backend\/app\.ts$/,
    to: /^backend\/features\//,
    unless: toContext,
  },
  { name: "only app and main import http", from: /^backend\/(?!main\.ts$|app\.ts$|http\/)/, to: /^backend\/http\// },
  { name: "http knows only lib", from: /^backend\/http\//, to: /^backend\/(?!http\/|lib\/)/ },
  {
    name: "only app, rest and guest-pages import graphql",
    from: /^backend\/(?!app\.ts$|rest\/|guest-pages\/|graphql\/)/,
    to: /^backend\/graphql\//,
  },
  {
    name: "graphql reaches features by their resolvers; it may name their types, and asks who calls",
    from: /^backend\/graphql\//,
    to: /^backend\/features\//,
    unless: (found) =>
      toFile(/\.resolver\.ts$/)(found) ||
      toType(/\.type\.ts$/)(found) ||
      asksWhoCalls(found) ||
      searchesForAllFaces(found) ||
      streamsFiles(found),
  },
  {
    name: "graphql knows no other face",
    from: /^backend\/graphql\//,
    to: /^backend\/(main\.ts|app\.ts|http\/|rest\/|guest-pages\/)/,
  },
  { name: "only app imports guest-pages", from: /^backend\/(?!app\.ts$|guest-pages\/)/, to: /^backend\/guest-pages\// },
  {
    name: "guest pages reach features by their services; searches and forms go through graphql",
    from: /^backend\/guest-pages\//,
    to: /^backend\/(?!guest-pages\/|graphql\/|lib\/)/,
    unless: (found) => toFile(/\.service\.ts$/)(found) || toType(/\.type\.ts$/)(found),
  },
  { name: "only app imports rest", from: /^backend\/(?!app\.ts$|rest\/)/, to: /^backend\/rest\// },
  {
    name: "rest knows the schema executor and no feature; it may name the context's type",
    from: /^backend\/rest\//,
    to: /^backend\/(?!rest\/|graphql\/|lib\/)/,
    unless: toContext,
  },
];

// Inside a feature: resolver → service → data → database; services and children use the feature's pure folders.
const features = (kinds: FolderKinds): ImportRule[] => {
  const isPure = (file: string) => kinds.get(folderOf(file)) === "pure";
  const toOwnPure = (found: Import) => withinOneFeature(found) && isPure(found.to);
  return [
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
        toFile(/\.(data|service|type|input)\.ts$/)(found) ||
        toOwnPure(found) ||
        toFile(/^backend\/database\/transaction\.ts$/)(found) ||
        toEventTables(found) ||
        toType(/^backend\/database\/client\.ts$/)(found),
    },
    {
      name: "data → database",
      from: /^backend\/features\/.*\.data\.ts$/,
      to: /^backend\/features\//,
      unless: (found) => toFile(/\.(data|type|input)\.ts$/)(found) || toOwnPure(found),
    },
    {
      name: "a child process → lib and the pure folders of its feature",
      from: /^backend\/features\/.*\.child\.ts$/,
      to: /^backend\/(?!lib\/)/,
      unless: toOwnPure,
    },
    {
      name: "a child process is started, not imported",
      from: /^backend\//,
      to: /\.child\.ts$/,
    },
    {
      name: "types and inputs only name each other",
      from: /^backend\/features\/.*\.(type|input)\.ts$/,
      to: /^backend\/(?!lib\/)/,
      unless: (found) => toFile(/\.(type|input)\.ts$/)(found) || toType(/^backend\/database\/client\.ts$/)(found),
    },
    {
      name: "a pure folder knows lib, the manifest of tables and the pure folders of its feature",
      from: isPure,
      to: /^backend\/(?!lib\/)/,
      unless: (found) => toOwnPure(found) || toEventTables(found),
    },
    {
      name: "a pure folder starts no process and asks no database",
      from: isPure,
      to: /^node:(child_process|cluster|worker_threads|net|http)$|^npm:(@prisma\/|pg$|express$)|^backend\/lib\/(run-child|child-pool|serve-parent)\.ts$/,
    },
    {
      name: "another feature is reached by its service; its types and inputs may be named",
      from: /^backend\/features\//,
      to: /^backend\/features\//,
      unless: (found) => withinOneFeature(found) || toFile(/\.(service|type|input)\.ts$/)(found),
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
};

// Front end: app → routes → features → look → ui → lib.
const screens: ImportRule[] = [
  {
    name: "only the entries import app",
    from: /^frontend\/(routes|features|look|ui|lib)\//,
    to: /^frontend\/(app\/|main\.tsx$)/,
  },
  { name: "only app imports routes", from: /^frontend\/(features|look|ui|lib)\//, to: /^frontend\/routes\// },
  {
    name: "an event's look, ui and lib know no feature",
    from: /^frontend\/(look|ui|lib)\//,
    to: /^frontend\/(features|generated)\//,
  },
  { name: "ui and lib know no event's look", from: /^frontend\/(ui|lib)\//, to: /^frontend\/look\// },
  { name: "frontend/lib knows no ui", from: /^frontend\/lib\//, to: /^frontend\/ui\// },
  {
    name: "features stand apart, but send each other's operations",
    from: /^frontend\/features\//,
    to: /^frontend\/features\//,
    unless: (found) => withinOneFeature(found) || toFile(/\/generated\//)(found),
  },
];

// Guests' pages are a front end of their own: no library but React, on the server alone.
const guestPages: ImportRule[] = [
  { name: "guests' pages know only common", from: /^guest-pages\//, to: /^(backend|frontend)\// },
  {
    name: "nothing imports guests' pages, but for what the theme editor shows of them",
    from: /^(?!guest-pages\/)/,
    to: /^guest-pages\//,
    unless: ({ from }) => from.startsWith("frontend/features/themes/phone/"),
  },
  {
    name: "guests' browsers load no library, and of common what they need",
    from: /^guest-pages\/(script\/|service-worker\.ts$)/,
    to: /^npm:|^node:|\.tsx$|^common\/(?!limits\.ts$|guest-page\.ts$|screens\.ts$|scanned-code\.ts$)/,
  },
  {
    name: "guests' pages need React alone",
    from: /^guest-pages\//,
    to: /^npm:(?!react$|react-dom$|virtual:)/,
  },
];

// The door: page → screen, browser → book → store, sync → parts. What records and sends runs wherever its parts are given.
const door: ImportRule[] = [
  {
    name: "what records and sends at the door knows neither browser nor library",
    from: /^door\/(?!browser\/|screen\/|page\/|[^/]+\.tsx?$)/,
    to: /^door\/(browser|screen|page)\/|^npm:|^node:/,
  },
  { name: "the door's store and sync stand below its book", from: /^door\/(store|sync)\//, to: /^door\/book\// },
  { name: "the door's store and sync stand apart", from: /^door\/store\//, to: /^door\/sync\// },
  {
    name: "the door loads Preact alone, and of common nothing that reads with zod",
    from: /^door\//,
    to: /^npm:(?!preact(\/|$))|^node:|^common\/[\w/-]*-(rules|operation-rules)\.ts$/,
  },
];

const saysMessages = (file: string) => file.startsWith("common/messages/");

const walls: ImportRule[] = [
  {
    name: "backend and frontend never meet, but tests send the screens' operations",
    from: /^backend\//,
    to: /^frontend\//,
    unless: ({ from, to }) => isTest(from) && /^frontend\/.*\bgenerated\//.test(to),
  },
  { name: "frontend and backend never meet", from: /^frontend\//, to: /^backend\// },
  { name: "the door knows only common", from: /^door\//, to: /^(backend|frontend|guest-pages)\// },
  {
    name: "nothing imports the door, but tests run it against the server",
    from: /^(backend|common|frontend|guest-pages)\//,
    to: /^door\//,
    unless: ({ from }) => isTest(from) && from.startsWith("backend/"),
  },
  {
    name: "common imports zod at most, and what says messages its library",
    from: /^common\//,
    to: /^(?!common\/|npm:zod$)/,
    unless: ({ from, to }) =>
      isTest(from) ? /^(npm|node):/.test(to) : saysMessages(from) && /^npm:@lingui\//.test(to),
  },
  { name: "messages are said without zod, which guests' pages do not load", from: saysMessages, to: /^npm:zod$/ },
];

const notForTests: ImportRule = {
  name: "what runs in production needs no test, script or benchmark",
  from: /^(backend|common|door|frontend|guest-pages)\//,
  to: /\.test\.tsx?$|^(backend|door)\/testing\/|^(e2e|bench|research|scripts)\/|^npm:(vitest|fast-check)$/,
};

/** Who may import whom; docs/architecture.md has a diagram. */
export const importRules = (kinds: FolderKinds): readonly ImportRule[] => [
  ...faces,
  ...features(kinds),
  ...screens,
  ...guestPages,
  ...door,
  ...walls,
  notForTests,
];

// A test may import any layer, but not across the walls.
const holdsForTests = (rule: ImportRule) =>
  walls.includes(rule) || rule.name === "only the program of a release imports main";

const isIn = (files: ImportRule["from"], file: string) =>
  typeof files === "function" ? files(file) : files.test(file);

export function brokenBy(found: Import, rules: readonly ImportRule[]): ImportRule[] {
  return rules.filter((rule) => {
    if (isTest(found.from) && !holdsForTests(rule)) return false;
    return isIn(rule.from, found.from) && isIn(rule.to, found.to) && !rule.unless?.(found);
  });
}

export function betweenFolders(imports: readonly Import[]): Import[] {
  const isFeature = (file: string) => file.startsWith("backend/features/");
  return imports
    .filter(({ from, to }) => isFeature(from) && isFeature(to) && !isTest(from))
    .map(({ from, to, typeOnly }) => ({ from: folderOf(from), to: folderOf(to), typeOnly }))
    .filter(({ from, to }) => from !== to);
}
