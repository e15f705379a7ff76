import { existsSync } from "node:fs";
import { run } from "./project.mjs";

/** Whether this process may install packages of Debian, or of a distribution that derives from it. */
export const canInstallPackages = () => existsSync("/etc/debian_version") && process.getuid?.() === 0;

/** Reads the current lists of packages. */
export const updatePackageLists = () => aptGet("update");

/**
 * Installs packages, without what they only recommend.
 *
 * @param {string[]} packages
 */
export const installPackages = (...packages) => aptGet("install", "-y", "--no-install-recommends", ...packages);

/** @param {string[]} args */
const aptGet = (...args) => run("apt-get", args, { env: { DEBIAN_FRONTEND: "noninteractive" } });
