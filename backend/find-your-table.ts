#!/usr/bin/env node
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { version } from "./lib/project-root.ts";

// The program of a release: runs one of its commands. In a clone, npm scripts do.

const commands: Record<string, () => Promise<unknown>> = {
  start: () => import("./main.ts"),
  backup: () => import("./back-up.ts"),
  restore: () => import("./restore.ts"),
  "admin-password": () => import("./admin-password.ts"),
};

const help = `find-your-table [COMMAND]

  start                  Serves; this is also what happens without a command
  backup [FILE]          Writes everything into one file, even while the program runs
  restore FILE [--yes]   Replaces everything with a backup; stop the program first
  admin-password [NAME] [--remove-second-factor]
                         Gives an administrator a new password

  --version              Prints the version
  --help                 Prints this

Settings are environment variables, such as PORT and DATA_DIR; docs/settings.md lists them.
`;

async function run(name: string): Promise<void> {
  if (name === "--version") process.stdout.write(`${version}\n`);
  else if (name === "--help" || name === "help") process.stdout.write(help);
  else if (commands[name]) {
    // In an image it is in a volume, which may be an empty folder.
    await mkdir(tmpdir(), { recursive: true });
    await commands[name]();
  } else {
    process.stderr.write(`There is no command "${name}".\n\n${help}`);
    process.exitCode = 1;
  }
}

const [name = "start"] = process.argv.splice(2, 1);
await run(name);
