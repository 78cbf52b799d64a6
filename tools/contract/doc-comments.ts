import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { WireSchema } from '@selfservice/api/core/endpoint';
import { parseSync } from 'vite';

/** The words of a doc comment. */
export interface Doc {
  /** The description, without tags and without what is assumed. */
  text: string;
  /** The assumption that the backend team has not confirmed; null for none. */
  assumed: string | null;
  /** The cited requirements. */
  requirements: string[];
}

/** The doc comments of the wire files, by the values that they describe. */
export interface WireDocs {
  /** The exported constants with their doc comments, by name. */
  constants: ReadonlyMap<string, { value: object; doc: Doc | null }>;
  /** Returns the doc comment of a field of an object schema. */
  fieldOf(schema: object, name: string): Doc | null;
}

const source = join(import.meta.dirname, '../../packages/api/src');

/** The files with the calls and schemas of the backend. */
export const wireFiles = globSync(['*/*.wire.ts', 'core/wire.ts'], { cwd: source })
  .toSorted()
  .map((file) => join(source, file));

/** The parts of a syntax tree that this module reads. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  callee?: Node;
  object?: Node;
  property?: Node;
  arguments?: Node[];
  argument?: Node;
  properties?: Node[];
  key?: Node;
  value?: Node;
  id?: Node;
  init?: Node;
  body?: Node[];
  declaration?: Node;
  declarations?: Node[];
  specifiers?: { local: Node; imported?: Node }[];
  source?: { value: string };
}

/** The parts of a schema that this module reads. */
interface SchemaNode {
  entries?: Record<string, SchemaNode>;
  item?: SchemaNode;
  wrapped?: SchemaNode;
}

interface Declared {
  file: WireFile;
  init: Node;
  doc: Doc | null;
  isExported: boolean;
}

/** A parsed wire file. */
interface WireFile {
  declared: Map<string, Declared>;
  /** The files of imported names. */
  imported: Map<string, string>;
  docBefore(node: Node): Doc | null;
  docBeside(node: Node): Doc | null;
}

const files = new Map<string, WireFile>();

function fileAt(path: string): WireFile {
  const known = files.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, text);
  const isBlank = (from: number, to: number, shape: RegExp) => from <= to && shape.test(text.slice(from, to));
  const file: WireFile = {
    declared: new Map(),
    imported: new Map(),
    docBefore(node) {
      const found = comments.find(({ type, end }) => type === 'Block' && isBlank(end, node.start, /^\s*$/));
      return found ? toDoc(found.value) : null;
    },
    docBeside(node) {
      const found = comments.find(
        ({ type, start }) => type === 'Line' && isBlank(node.end, start, /^,?[ \t]*$/),
      );
      return found ? toDoc(found.value) : null;
    },
  };
  files.set(path, file);
  for (const statement of (program as unknown as Node).body ?? []) readStatement(file, path, statement);
  return file;
}

function readStatement(file: WireFile, path: string, statement: Node): void {
  for (const { local, imported } of statement.type === 'ImportDeclaration'
    ? (statement.specifiers ?? [])
    : [])
    if (imported && statement.source?.value.startsWith('.'))
      file.imported.set(local.name ?? '', resolve(dirname(path), statement.source.value));
  const isExported = statement.type === 'ExportNamedDeclaration';
  const declaration = isExported ? statement.declaration : statement;
  for (const { id, init } of declaration?.declarations ?? [])
    if (id?.name && init)
      file.declared.set(id.name, { file, init, doc: file.docBefore(statement), isExported });
}

/** Splits a comment into its description, what is assumed, and the cited requirements. */
export function toDoc(comment: string): Doc {
  const [words = '', ...tags] = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .split(/@(?=requirement\b)/);
  const [text = '', assumed] = words.split(/\bASSUMED\b[:.]?/);
  return {
    text: text.trim(),
    assumed: assumed === undefined ? null : assumed.trim() || 'the shape',
    requirements: tags.flatMap((tag) => tag.match(/[a-z][a-z-]*-\d+/g) ?? []),
  };
}

function declarationOf(file: WireFile, name: string): Declared | undefined {
  const from = file.imported.get(name);
  return from ? fileAt(from).declared.get(name) : file.declared.get(name);
}

/** Returns what is called, for example `v.object` or `paged`. */
function calleeOf({ callee }: Node): string {
  if (callee?.type === 'MemberExpression') return `${callee.object?.name}.${callee.property?.name}`;
  return callee?.name ?? '';
}

/** The schema inside of the schema that a function returns. */
const inside: Record<string, (schema: SchemaNode) => SchemaNode | undefined> = {
  'v.array': ({ item }) => item,
  'v.nullish': ({ wrapped }) => wrapped,
  'v.nullable': ({ wrapped }) => wrapped,
  'v.optional': ({ wrapped }) => wrapped,
  'v.fallback': (schema) => schema,
  'v.pipe': (schema) => schema,
  wireValue: ({ entries }) => entries?.['Value'],
  paged: ({ entries }) => entries?.['Results']?.item,
};

/** Reads the comments of all wire files, and finds the schemas and calls that they describe. */
export async function readWireDocs(): Promise<WireDocs> {
  const constants = new Map<string, { value: object; doc: Doc | null }>();
  const fields = new Map<object, Map<string, Doc>>();

  function walk(file: WireFile, node: Node, schema: SchemaNode | undefined): void {
    if (!schema) return;
    if (node.type === 'Identifier') {
      const declared = declarationOf(file, node.name ?? '');
      if (declared) walk(declared.file, declared.init, schema);
      return;
    }
    const [first] = node.arguments ?? [];
    const callee = calleeOf(node);
    if (!first) return;
    if (callee === 'v.object') readFields(file, first, schema);
    else walk(file, first, inside[callee]?.(schema));
  }

  function readFields(file: WireFile, node: Node, schema: SchemaNode): void {
    if (node.type === 'Identifier') {
      const declared = declarationOf(file, node.name ?? '');
      if (declared) readFields(declared.file, declared.init, schema);
      return;
    }
    // The fields of another schema: `...requestSchema.entries`.
    if (node.type === 'MemberExpression' && node.property?.name === 'entries') {
      const declared = declarationOf(file, node.object?.name ?? '');
      const [object] = declared?.init.arguments ?? [];
      if (declared && object) readFields(declared.file, object, schema);
      return;
    }
    for (const property of node.properties ?? []) {
      if (property.argument) readFields(file, property.argument, schema);
      const name = property.key?.name;
      if (!name || !property.value) continue;
      const doc = file.docBefore(property) ?? file.docBeside(property) ?? docOfShared(file, property.value);
      if (doc) fields.set(schema, (fields.get(schema) ?? new Map<string, Doc>()).set(name, doc));
      walk(file, property.value, schema.entries?.[name]);
    }
  }

  /** Returns the comment of a constant that several fields share, unless the constant is described itself. */
  function docOfShared(file: WireFile, { type, name }: Node): Doc | null {
    const declared = type === 'Identifier' ? declarationOf(file, name ?? '') : undefined;
    return declared && !declared.isExported ? declared.doc : null;
  }

  for (const path of wireFiles) {
    const file = fileAt(path);
    const module = (await import(path)) as Record<string, object>;
    for (const [name, { init, doc, isExported }] of file.declared) {
      const value = module[name];
      if (!isExported || typeof value !== 'object') continue;
      constants.set(name, { value, doc });
      if (calleeOf(init) !== 'endpoint') walk(file, init, value);
      else readParts(file, init, value as Record<string, SchemaNode>);
    }
  }

  function readParts(file: WireFile, init: Node, endpoint: Record<string, SchemaNode>): void {
    for (const { key, value } of init.arguments?.[0]?.properties ?? [])
      if (value && ['query', 'body', 'answer'].includes(key?.name ?? ''))
        walk(file, value, endpoint[key?.name ?? '']);
  }

  return { constants, fieldOf: (schema, name) => fields.get(schema)?.get(name) ?? null };
}

/** Whether a value is a schema. */
export function isSchema(value: object): value is WireSchema {
  return 'kind' in value && value.kind === 'schema';
}
