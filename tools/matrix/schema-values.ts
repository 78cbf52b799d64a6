import type { WireSchema } from '@selfservice/api/core/endpoint';
import * as v from 'valibot';

/** The parts of a valibot schema that this module reads. */
interface SchemaNode {
  readonly type: string;
  readonly entries?: Record<string, SchemaNode>;
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly value?: SchemaNode;
}

/** A value that violates a schema. */
export interface BrokenValue {
  /** The dotted path of the invalid field; empty for the whole value. */
  field: string;
  value: unknown;
}

/** How a field of a response can violate the contract. */
export type Break = 'wrongType' | 'missingField' | 'unknownEnum';

const texts = ['2026-11-20T08:00:00Z', '#336699', 'text', 'cs', ''];
const numbers = [1, 0];

/**
 * Returns a value that a schema accepts, with every field set and one item in each list.
 *
 * @throws Error for an unsupported kind of schema
 */
export function exampleOf(schema: WireSchema): unknown {
  return example(schema, 0);
}

function example(node: SchemaNode, depth: number): unknown {
  const accepted = candidates(node, depth).find((value) => v.is(node as unknown as WireSchema, value));
  if (accepted === undefined && !['undefined', 'unknown'].includes(node.type))
    throw new Error(`No example for a schema of the kind "${node.type}".`);
  return accepted;
}

function candidates(node: SchemaNode, depth: number): unknown[] {
  switch (node.type) {
    case 'object':
      return [mapEntries(node.entries ?? {}, (entry) => example(entry, depth))];
    case 'array':
      // A recursive schema ends with an empty list.
      return [node.item && depth < 2 ? [example(node.item, depth + 1)] : []];
    case 'optional':
    case 'exact_optional':
    case 'nullish':
    case 'nullable':
      return node.wrapped ? [example(node.wrapped, depth)] : [];
    case 'union':
      return [example((node.options as readonly SchemaNode[])[0] as SchemaNode, depth)];
    case 'lazy':
      return depth < 3 ? [example(lazyNode(node), depth + 1)] : [];
    case 'record':
      return [{}];
    case 'picklist':
      return [...(node.options ?? [])];
    case 'literal':
      return [node.literal];
    case 'string':
      return texts;
    case 'number':
      return numbers;
    case 'boolean':
      return [true];
    case 'blob':
      return [new Blob(['%PDF'])];
    case 'file':
      return [new File(['image'], 'scan.png', { type: 'image/png' })];
    default:
      return [];
  }
}

function lazyNode(node: SchemaNode): SchemaNode {
  return (node as unknown as { getter(input: unknown): SchemaNode }).getter(undefined);
}

/** Returns the first value that violates a schema in one field; null if no field can be violated in this way. */
export function brokenValueOf(schema: WireSchema, kind: Break): BrokenValue | null {
  const good = exampleOf(schema);
  const [found] = breaks(schema as unknown as SchemaNode, kind, good, []).filter(
    ({ value }) => !v.is(schema, value),
  );
  return found ?? null;
}

function breaks(node: SchemaNode, kind: Break, good: unknown, path: readonly string[]): BrokenValue[] {
  const inner = node.wrapped ?? (node.type === 'lazy' ? lazyNode(node) : null);
  if (inner) return path.length > 6 ? [] : breaks(inner, kind, good, path);
  const here = path.join('.');
  if (node.type === 'object') return breaksOfObject(node, kind, good as Record<string, unknown>, path);
  if (node.type === 'array') {
    const [first] = good as unknown[];
    if (!node.item || first === undefined) return [];
    return breaks(node.item, kind, first, [...path, '0']).map(({ field, value }) => ({
      field,
      value: [value],
    }));
  }
  if (kind === 'unknownEnum')
    return ['picklist', 'literal'].includes(node.type) ? [{ field: here, value: 'unheardOf' }] : [];
  if (kind === 'wrongType' && node.type !== 'unknown') return [{ field: here, value: { unexpected: true } }];
  return [];
}

function breaksOfObject(
  { entries = {} }: SchemaNode,
  kind: Break,
  good: Record<string, unknown>,
  path: readonly string[],
): BrokenValue[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    const field = [...path, name];
    const own =
      kind === 'missingField'
        ? [
            {
              field: field.join('.'),
              value: mapEntries(good, (value, key) => (key === name ? undefined : value)),
            },
          ]
        : [];
    const deeper = breaks(entry, kind, good[name], field).map((one) => {
      return { field: one.field, value: { ...good, [name]: one.value } };
    });
    return [...own, ...deeper];
  });
}

function mapEntries<T>(
  entries: Record<string, T>,
  map: (value: T, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, map(value, name)]));
}
