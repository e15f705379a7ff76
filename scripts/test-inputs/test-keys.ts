import { type Contents, keyOf } from "../kept-results.mjs";
import { inProject } from "../project.mjs";
import type { TestInputs } from "./test-inputs.ts";

/** Variables that Node, PostgreSQL, Vitest and Playwright read, or that affect dates and texts. */
const readByOthers = /^(?:NODE_|PG|LC_|LANG|TZ$|ICU_|VITE|PLAYWRIGHT_|PW|CI$|DEBUG$|NO_COLOR$|FORCE_COLOR$)|_PROXY$/i;

// Shells and npm record here how and where a command was called.
const ignored = new Set(["_", "OLDPWD", "PATH", "PWD", "SHLVL"]);

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
// Tests that need root are skipped for others.
const user = String(process.getuid?.());

/** Besides Node's version and the platform. */
export interface Surroundings {
  inputs: TestInputs;
  contents: Contents;
  read: (file: string) => string;
  env: NodeJS.ProcessEnv;
  /** Output of `--version`, for browser tests. */
  chromium: string;
}

/** Returns keys that change with the inputs' names and contents, and each environment variable that an input names. */
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
