import { existsSync } from "node:fs";
import { run } from "./project.mjs";

export const canInstallPackages = () => existsSync("/etc/debian_version") && process.getuid?.() === 0;

export const updatePackageLists = () => aptGet("update");

/** @param {string[]} packages installed without those that they only recommend */
export const installPackages = (...packages) => aptGet("install", "-y", "--no-install-recommends", ...packages);

/** @param {string[]} args */
const aptGet = (...args) => run("apt-get", args, { env: { DEBIAN_FRONTEND: "noninteractive" } });
