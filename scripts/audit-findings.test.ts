import { expect, it } from "vitest";
import { findingsOf, unexplained } from "./audit-findings.mjs";

const advisory = (name: string, id: string) => ({
  source: 1091234,
  name,
  dependency: name,
  title: `Something about ${name}`,
  url: `https://github.com/advisories/${id}`,
  severity: "moderate",
  range: "<1.0.0",
});

const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    exceljs: { name: "exceljs", severity: "moderate", via: ["uuid"], effects: [] },
    uuid: { name: "uuid", severity: "moderate", via: [advisory("uuid", "GHSA-w5hq-g745-h8pq")], effects: ["exceljs"] },
    mysql2: {
      name: "mysql2",
      severity: "high",
      via: [advisory("mysql2", "GHSA-rgwj-5xj2-c3m3"), advisory("mysql2", "GHSA-3f6p-5ww8-9rcr")],
    },
  },
};

it("lists each advisory of a report once, by package", () => {
  expect(findingsOf(report).map(({ package: name, id }) => `${name} ${id}`)).toEqual([
    "mysql2 GHSA-3f6p-5ww8-9rcr",
    "mysql2 GHSA-rgwj-5xj2-c3m3",
    "uuid GHSA-w5hq-g745-h8pq",
  ]);
  expect(findingsOf({ vulnerabilities: {} })).toEqual([]);
});

it("finds those that the page does not name", () => {
  const page = "| `mysql2` | GHSA-3f6p-5ww8-9rcr, 3.22.0, and GHSA-rgwj-5xj2-c3m3, 3.23.1 | No |";
  expect(unexplained(findingsOf(report), page).map(({ id }) => id)).toEqual(["GHSA-w5hq-g745-h8pq"]);
});

it.each([undefined, "", [], { error: { code: "E405" } }, { vulnerabilities: null }])(
  "takes %j for no report",
  (answer) => {
    expect(() => findingsOf(answer)).toThrow("no report");
  },
);
