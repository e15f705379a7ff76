/** @typedef {{ id: string, package: string, title: string, severity: string }} Finding from `npm audit --json` */

/**
 * @param {unknown} report parsed output of `npm audit --json`
 * @returns {Finding[]} each advisory once, by package and id, such as GHSA-2p3c-p3qw-69r4
 * @throws {Error} when it is no report, as when the registry does not answer
 */
export function findingsOf(report) {
  const vulnerabilities = isObject(report) ? report.vulnerabilities : undefined;
  if (!isObject(vulnerabilities)) throw new Error(`The registry sent no report: ${JSON.stringify(report)}`);
  /** @type {Map<string, Finding>} */
  const findings = new Map();
  for (const vulnerability of Object.values(vulnerabilities)) {
    const via = isObject(vulnerability) && Array.isArray(vulnerability.via) ? vulnerability.via : [];
    // A string names another package of the report, which has the advisory itself.
    for (const advisory of via.filter(isObject)) {
      const id = String(advisory.url ?? advisory.source)
        .split("/")
        .at(-1);
      if (id === undefined) continue;
      const { name, title, severity } = advisory;
      findings.set(id, { id, package: String(name), title: String(title), severity: String(severity) });
    }
  }
  return [...findings.values()].sort((one, other) =>
    `${one.package} ${one.id}`.localeCompare(`${other.package} ${other.id}`),
  );
}

/** Findings that a page does not name. @param {readonly Finding[]} findings @param {string} page */
export const unexplained = (findings, page) => findings.filter(({ id }) => !page.includes(id));

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
