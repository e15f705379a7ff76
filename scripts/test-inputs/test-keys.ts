import { type Contents, keyOf } from "../kept-results.mjs";
import { inProject } from "../project.mjs";
import type { TestInputs } from "./test-inputs.ts";

/** Variables that Node, PostgreSQL, Vitest and Playwright read, or that change how dates and texts come out. */
const readByOthers = /^(?:NODE_|PG|LC_|LANG|TZ$|ICU_|VITE|PLAYWRIGHT_|PW|CI$|DEBUG$|NO_COLOR$|FORCE_COLOR$)|_PROXY$/i;

// Shells and npm write into these how and where a command was called.
const ignored = new Set(["_", "OLDPWD", "PATH", "PWD", "SHLVL"]);

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
// Tests of what only root may do are skipped for others.
const user = String(process.getuid?.());

/** What the keys of tests are made of, besides Node's version and the platform. */
export interface Surroundings {
  inputs: TestInputs;
  contents: Contents;
  /** Answers a file's text. */
  read: (file: string) => string;
  env: NodeJS.ProcessEnv;
  /** What `--version` prints, for browser tests. */
  chromium: string;
}

/**
 * The key under which the result of a test file is kept. Whatever its tests depend on changes it: the contents and names of
 * its inputs, and each variable of the environment that an input has in its text.
 *
 * @returns answers the key of a test file
 */
export function testKeys({ inputs, contents, read, env, chromium }: Surroundings): (test: string) => string {
  const names = Object.keys(env).filter((name) => !ignored.has(name));
  const namedIn = remember((file) => {
    const words = new Set(read(file).match(/\w+/g));
    return names.filter((name) => words.has(name));
  });
  const always = names.filter((name) => readByOthers.test(name));
  return (test) => {
    const files = inputs.of(test);
    const named = new Set([...always, ...files.filter(hasCode).flatMap(namedIn)]);
    // Clones share results, so their own place must not matter.
    const variables = [...named].sort().map((name) => `${name}=${env[name]?.replaceAll(inProject(), ".")}`);
    const browser = inputs.kindOf(test) === "browser" ? chromium : "";
    return keyOf(test, contents, files, [timeZone, user, browser, ...variables]);
  };
}

const hasCode = (file: string) => /\.(?:ts|tsx|mjs)$/.test(file);

function remember<Value>(find: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Value>();
  return (file) => {
    const value = known.get(file) ?? find(file);
    known.set(file, value);
    return value;
  };
}
