import type { WireSchema } from '@selfservice/api/core/endpoint';
import * as v from 'valibot';

/** The parts of a valibot schema that this module reads. */
interface SchemaNode {
  readonly type: string;
  readonly entries?: Record<string, SchemaNode>;
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly getter?: (input: unknown) => SchemaNode;
}

/** A field of a response that the contract allows to be empty. */
export interface EmptyField {
  /** The dotted path of the field; a list is `[]`, the whole response is empty. */
  field: string;
  /** How it is empty. */
  by: 'null' | 'absent';
}

/** A recursive schema repeats the fields of its first levels. */
const deepest = 6;

/** Returns the fields of a response that may be null or absent. */
export function emptyFieldsOf(schema: WireSchema): EmptyField[] {
  return fieldsOf(schema, '', 0);
}

function fieldsOf(schema: SchemaNode, path: string, depth: number): EmptyField[] {
  const own = (['null', 'absent'] as const).filter(
    (by) => (by === 'null' || path !== '') && isAllowed(schema, by),
  );
  const here = path.endsWith('[]') ? [] : own.map((by): EmptyField => ({ field: path, by }));
  const node = unwrapped(schema);
  if (depth > deepest) return here;
  if (node.item) return [...here, ...fieldsOf(node.item, `${path}[]`, depth + 1)];
  const inner = Object.entries(node.entries ?? {}).flatMap(([name, entry]) =>
    fieldsOf(entry, path ? `${path}.${name}` : name, depth + 1),
  );
  return [...here, ...inner];
}

function isAllowed(schema: SchemaNode, by: EmptyField['by']): boolean {
  return schema.type !== 'unknown' && v.is(schema as unknown as WireSchema, by === 'null' ? null : undefined);
}

/** Returns the inner schema of an optional or lazy one. */
function unwrapped(node: SchemaNode): SchemaNode {
  const inner = node.wrapped ?? node.getter?.(undefined);
  return inner ? unwrapped(inner) : node;
}

/** Returns a response in which the fields are empty, in every row. */
export function emptied(answer: unknown, fields: readonly EmptyField[], path = ''): unknown {
  const how = fields.find(({ field }) => field === path)?.by;
  if (how === 'null') return null;
  if (how === 'absent') return undefined;
  if (Array.isArray(answer)) return answer.map((one) => emptied(one, fields, `${path}[]`));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer)
      .map(([name, value]) => [name, emptied(value, fields, path ? `${path}.${name}` : name)] as const)
      .filter(([, value]) => value !== undefined),
  );
}
