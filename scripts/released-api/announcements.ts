/** The highest of versions such as 1.10.0. @throws Error when there are none */
export function newestOf(versions: readonly string[]): string {
  const [newest] = versions.toSorted((one, other) => other.localeCompare(one, "en", { numeric: true }));
  if (newest === undefined) throw new Error("No release is kept. Run: npm run keep-release");
  return newest;
}

/** Changes that the changelog does not list word for word above its section of the release. */
export function unannounced(changes: readonly string[], changelog: string, release: string): string[] {
  const [since = ""] = changelog.split(new RegExp(`^## ${release.replaceAll(".", "\\.")}\\b`, "m"));
  return changes.filter((change) => !since.replaceAll(/[`\s]+/g, " ").includes(change.replaceAll(/[`\s]+/g, " ")));
}
