import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { isRecord } from "../lib/record.ts";

/** The selected part of a type. */
export type Shape = { isNullable: boolean } & (
  | { kind: "leaf"; type: GraphQLScalarType | GraphQLEnumType }
  | { kind: "list"; of: Shape }
  /** `name` is that of the fragment if it selects nothing else. */
  | { kind: "object"; name: string | undefined; fields: readonly ShapeField[] }
);

interface ShapeField {
  name: string;
  description: string | undefined;
  shape: Shape;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The shape of a whole answer. The document must have been validated against the schema. */
export function shapeOf(document: DocumentNode, root: GraphQLObjectType, selectionSet: SelectionSetNode): Shape {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return objectShape(root, selectionSet, new Map(fragments.map((fragment) => [fragment.name.value, fragment])));
}

function typeShape(type: GraphQLOutputType, selectionSet: SelectionSetNode | undefined, fragments: Fragments): Shape {
  if (isNonNullType(type)) return { ...typeShape(type.ofType, selectionSet, fragments), isNullable: false };
  if (isListType(type)) return { kind: "list", of: typeShape(type.ofType, selectionSet, fragments), isNullable: true };
  if (isLeafType(type)) return { kind: "leaf", type, isNullable: true };
  if (isObjectType(type) && selectionSet) return objectShape(type, selectionSet, fragments);
  throw new Error(`REST operations cannot answer ${type}.`);
}

function objectShape(type: GraphQLObjectType, selectionSet: SelectionSetNode, fragments: Fragments): Shape {
  const [first, ...others] = selectionSet.selections;
  const isOneFragment = first?.kind === Kind.FRAGMENT_SPREAD && others.length === 0;
  const fields = fieldsOf(selectionSet, fragments).map((node) => fieldShape(type, node, fragments));
  return { kind: "object", name: isOneFragment ? first.name.value : undefined, fields, isNullable: true };
}

function fieldsOf({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, fragments);
    const fragment = fragments.get(selection.name.value);
    return fragment ? fieldsOf(fragment.selectionSet, fragments) : [];
  });
}

function fieldShape(type: GraphQLObjectType, node: FieldNode, fragments: Fragments): ShapeField {
  const field = type.getFields()[node.name.value];
  if (!field) throw new Error(`${type} has no field ${node.name.value}.`);
  const name = node.alias?.value ?? node.name.value;
  return {
    name,
    description: field.description ?? undefined,
    shape: typeShape(field.type, node.selectionSet, fragments),
  };
}

/** The shape at the end of a path. @throws Error when the path leads out of the shape */
export function shapeAt(shape: Shape, way: readonly string[]): Shape {
  const [name, ...onward] = way;
  if (name === undefined) return shape;
  const field = shape.kind === "object" ? shape.fields.find((candidate) => candidate.name === name) : undefined;
  if (!field) throw new Error(`The operation does not select ${name}.`);
  return shapeAt(field.shape, onward);
}

/** A part of an answer in REST form: the fields of the shape, in its order, with enum values. */
export function toJson(value: unknown, shape: Shape): unknown {
  if (value === null || value === undefined) return null;
  if (shape.kind === "list") return Array.isArray(value) ? value.map((entry) => toJson(entry, shape.of)) : null;
  if (shape.kind === "object") {
    if (!isRecord(value)) return null;
    return Object.fromEntries(shape.fields.map((field) => [field.name, toJson(value[field.name], field.shape)]));
  }
  return isEnumType(shape.type) ? shape.type.parseValue(value) : value;
}
