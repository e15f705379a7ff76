import { type ChildProcess, execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import path from "node:path";
import { type LimitedGroup, limitedGroup } from "../limited.ts";
import { inProject } from "../project.mjs";
import { type Figure, install, password } from "./installed-package.ts";
import { untilReady } from "./running-release.ts";
import { firstSearch, walk } from "./walk.ts";

const memoryBytes = 512 * 2 ** 20;
/** The user "node" of the image. */
const user = 1000;
/** The system's own instead of the base image's. */
const systemFolders = ["/usr", "/bin", "/lib", "/lib64", "/etc"].filter(existsSync);

/** What the Dockerfile says about the running program. */
interface Image {
  env: Record<string, string>;
  command: string[];
}

function readImage(): Image {
  const text = readFileSync(inProject("Dockerfile"), "utf8");
  const final = text.slice(text.lastIndexOf("\nFROM "));
  const env = /^ENV (.+)$/m.exec(final)?.[1] ?? "";
  const listOf = (word: string): string[] =>
    JSON.parse(new RegExp(`^${word} (\\[.+\\])$`, "m").exec(final)?.[1] ?? "[]");
  return {
    env: Object.fromEntries(
      env
        .split(" ")
        .map((pair) => pair.split("=", 2))
        .map(([name = "", value = ""]) => [name, value]),
    ),
    command: [...listOf("ENTRYPOINT"), ...listOf("CMD")],
  };
}

/** Lays out the image's tree in a folder, as the Dockerfile does. Returns the compressed size of its layers. */
export function layOutImage(archive: string, folder: string): number {
  const app = path.join(folder, "app");
  mkdirSync(app, { recursive: true });
  install(archive, app);
  const data = path.join(folder, "data");
  mkdirSync(data);
  chownSync(data, user, user);
  for (const one of [folder, app]) chmodSync(one, 0o755);
  const layer = path.join(folder, "layer.tgz");
  execFileSync("tar", ["-czf", layer, "-C", app, "node_modules"]);
  return statSync(layer).size;
}

/**
 * Starts the image's tree as strictly as an image can be started (read-only, another user, 512 MB), and walks through
 * it. The caller's network has only the loopback interface. @throws Error for what does not work
 */
export async function tryImageTree(folder: string): Promise<Figure[]> {
  const group = limitedGroup({ bytes: memoryBytes });
  const child = startTree(group, path.join(folder, "app"), path.join(folder, "data"));
  const running = await untilReady(child, () => process.kill(innerProcess(child), "SIGTERM"));
  await firstSearch(running.url);
  await walk(running.url, password);
  await running.stop();
  const { peakBytes, killed } = group.use();
  await group.remove();
  if (killed > 0) throw new Error(`The system ended ${killed} processes for lack of memory.`);
  return [
    { name: "image ready", value: running.seconds, goal: 30, unit: "s" },
    { name: "image's memory at most, with files in memory", value: peakBytes / 2 ** 20, goal: 512, unit: "MB" },
  ];
}

function startTree(group: LimitedGroup, app: string, data: string): ChildProcess {
  const { env, command } = readImage();
  const system = systemFolders.flatMap((folder) =>
    lstatSync(folder).isSymbolicLink() ? ["--symlink", readlinkSync(folder), folder] : ["--ro-bind", folder, folder],
  );
  const variables = { ...env, PATH: "/usr/local/bin:/usr/bin:/bin", HOST: "127.0.0.1", ADMIN_PASSWORD: password };
  const args = [
    ...["--unshare-user", "--uid", `${user}`, "--gid", `${user}`, "--unshare-pid", "--unshare-ipc", "--as-pid-1"],
    ...["--die-with-parent", "--clearenv", ...system],
    ...["--ro-bind", path.join(app, "node_modules"), "/app/node_modules", "--bind", data, "/data"],
    ...["--proc", "/proc", "--dev", "/dev", "--chdir", "/app"],
    ...Object.entries(variables).flatMap(([name, value]) => ["--setenv", name, value]),
    "--",
    ...command,
  ];
  // Before the tree: files in it belong to users of the system.
  const asUser = [`--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--", "bwrap", ...args];
  return group.spawn("setpriv", asUser, { stdio: ["ignore", "pipe", "pipe"] });
}

/** bwrap waits outside of the tree, and does not pass signals on. */
function innerProcess({ pid }: ChildProcess): number {
  const [inner = ""] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return Number(inner);
}
