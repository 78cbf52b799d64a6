import * as v from 'valibot';
import type { WireSchema } from './endpoint.ts';

/** The kinds of drifts: a required field is missing, a field is not in the contract, or a value does not fit. */
export type DriftKind = 'missing' | 'unknown' | 'wrong';

/** A difference between a value and its schema. It contains names of fields and types, never a value. */
export interface ShapeDrift {
  kind: DriftKind;
  /** The path of the field, for example `Results[].Email`; empty for the whole value. */
  path: string;
  /** The expected type, for example `string | null`; empty for an unknown field. */
  expected: string;
  /** The found type, for example `number`. */
  found: string;
}

/** The parts of a schema that this module reads. */
interface SchemaNode {
  type: string;
  entries?: Record<string, SchemaNode>;
  item?: SchemaNode;
  wrapped?: SchemaNode;
  value?: SchemaNode;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly unknown[];
  getter?(input: unknown): SchemaNode;
}

/** The kinds of schemas that accept undefined or null, and whether they accept null. */
const wrappers: Record<string, { isOptional: boolean; isNullable: boolean }> = {
  optional: { isOptional: true, isNullable: false },
  exact_optional: { isOptional: true, isNullable: false },
  nullish: { isOptional: true, isNullable: true },
  nullable: { isOptional: false, isNullable: true },
};

/** A schema without its wrappers. */
interface Inner {
  node: SchemaNode;
  isOptional: boolean;
  isNullable: boolean;
}

function unwrap(node: SchemaNode): Inner {
  const wrapper = wrappers[node.type];
  if (node.type === 'lazy' && node.getter) return unwrap(node.getter(undefined));
  if (!wrapper || !node.wrapped) return { node, isOptional: false, isNullable: false };
  const inner = unwrap(node.wrapped);
  return {
    node: inner.node,
    isOptional: wrapper.isOptional || inner.isOptional,
    isNullable: wrapper.isNullable || inner.isNullable,
  };
}

/**
 * Compares a received value with its schema. Each drift is returned once for all rows of a list. A missing field that the
 * contract does not require is no drift.
 */
export function shapeDrifts(schema: WireSchema, value: unknown): ShapeDrift[] {
  const drifts = new Map<string, ShapeDrift>();
  compare(schema, value, '', (drift) => {
    const { kind, path, found } = drift;
    drifts.set([kind, path, found].join(' '), drift);
  });
  return [...drifts.values()];
}

function compare(
  schema: SchemaNode,
  value: unknown,
  path: string,
  report: (drift: ShapeDrift) => void,
): void {
  const { node, isNullable, isOptional } = unwrap(schema);
  if (value === null && isNullable) return;
  if (value === undefined) {
    if (!isOptional && !v.is(schema as unknown as WireSchema, undefined))
      report({ kind: 'missing', path, expected: expectedType(schema), found: 'undefined' });
    return;
  }
  const wrong = () => report({ kind: 'wrong', path, expected: expectedType(schema), found: typeName(value) });
  if (node.item) {
    const { item } = node;
    if (!Array.isArray(value)) wrong();
    else for (const row of value) compare(item, row, `${path}[]`, report);
  } else if (node.entries) {
    if (typeName(value) === 'object') compareFields(node.entries, value as object, path, report);
    else wrong();
  } else if (node.type === 'record') {
    if (typeName(value) !== 'object' || !node.value) wrong();
    else for (const each of Object.values(value as object)) compare(node.value, each, `${path}{}`, report);
  } else if (!v.is(node as unknown as WireSchema, value)) wrong();
}

function compareFields(
  entries: Record<string, SchemaNode>,
  value: object,
  path: string,
  report: (drift: ShapeDrift) => void,
): void {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const fields = value as Record<string, unknown>;
  for (const [name, entry] of Object.entries(entries)) compare(entry, fields[name], at(name), report);
  for (const [name, each] of Object.entries(fields))
    if (!Object.hasOwn(entries, name))
      report({ kind: 'unknown', path: at(name), expected: '', found: typeName(each) });
}

/** Returns the type of a value as JSON has it. */
function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Returns the type that a schema accepts, for example `0 | 1 | null` or `date-time`. */
function expectedType(schema: SchemaNode): string {
  const { node, isNullable } = unwrap(schema);
  return plainType(node) + (isNullable ? ' | null' : '');
}

function plainType(node: SchemaNode): string {
  switch (node.type) {
    case 'picklist':
      return (node.options ?? []).map((option) => JSON.stringify(option)).join(' | ');
    case 'literal':
      return JSON.stringify(node.literal);
    case 'union':
      return ((node.options ?? []) as SchemaNode[]).map(plainType).join(' | ');
    case 'record':
      return 'object';
    case 'string':
      // The only text with a format is a date-time.
      return node.pipe ? 'date-time' : 'string';
    default:
      return node.type;
  }
}
