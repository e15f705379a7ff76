import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { codegen } from "@graphql-codegen/core";
import { preset } from "@graphql-codegen/near-operation-file-preset";
import * as documentNodes from "@graphql-codegen/typed-document-node";
import * as operationTypes from "@graphql-codegen/typescript-operations";
import { buildASTSchema, parse } from "graphql";
import { inProject } from "./project.mjs";

const sharedTypes = "frontend/organizer/generated/schema-types.ts";

const config = {
  scalars: {
    DateTime: "string",
    EmailAddress: "string",
    JSON: "unknown",
    JSONObject: { input: "Record<string, unknown>", output: "Record<string, string>" },
    UUID: "string",
    Upload: "File",
  },
  enumType: "string-literal",
  useTypeImports: true,
  dedupeFragments: true,
  immutableTypes: false,
  skipTypename: true,
  documentMode: "documentNodeImportFragments",
};

/** Writes the types and documents of operations, in a folder "generated" beside each. @param {string[]} files */
export async function writeOperations(files) {
  const schema = parse(readFileSync(inProject("schema.graphql"), "utf8"));
  const documents = files.map(readDocument);
  const given = { schema, schemaAst: buildASTSchema(schema), documents, importExtension: /** @type {const} */ (".ts") };
  const types = { "typescript-operations": operationTypes };
  const typesOf = [{ "typescript-operations": {} }];
  const outputs = [
    {
      ...given,
      filename: sharedTypes,
      plugins: typesOf,
      pluginMap: types,
      config: { ...config, generateOperationTypes: false },
    },
    ...(await preset.buildGeneratesSection({
      ...given,
      baseOutputDir: "frontend/",
      presetConfig: { extension: ".ts", folder: "generated" },
      plugins: [...typesOf, { "typed-document-node": {} }],
      pluginMap: { ...types, "typed-document-node": documentNodes },
      config: { ...config, importSchemaTypesFrom: sharedTypes, importExtension: ".ts" },
    })),
  ];
  for (const output of outputs) {
    const file = path.resolve(inProject(), output.filename);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await codegen({ ...output, importExtension: ".ts" }));
  }
}

/** @param {string} file */
function readDocument(file) {
  const rawSDL = readFileSync(inProject(file), "utf8");
  return { location: inProject(file), rawSDL, document: parse(rawSDL) };
}
