import { parseSync } from 'vite';
import { onlyInAll } from '../run.ts';

/** A place that cites a requirement. */
export interface Citation {
  id: string;
  /** `test`: a unit test, a story or a journey shows it. `doc`: a doc comment refers to it. */
  kind: 'test' | 'doc';
  /** The title of the test or the name of the story; `null` where all tests of the file show it, and for a doc comment. */
  title: string | null;
  /** Whether only `test:all` runs the test. */
  isOnlyInAll: boolean;
}

/** A node of the syntax tree, as far as this file reads it. */
type Node = Record<string, unknown> & { type: string };

const isId = /^[a-z]+(?:-[a-z]+)*-\d+$/;
const documented = /@requirement\s+([a-z\d-]+(?:,\s*[a-z\d-]+)*)/g;

/**
 * Returns the citations of a source: `tags: ['approvals-12']` of stories and unit tests, `tag: ['@approvals-12']` of
 * journeys, `@requirement approvals-12` of doc comments.
 */
export function citations(file: string, source: string): Citation[] {
  // Most files cite nothing, and reading the syntax of all of them takes seconds.
  if (!/@requirement|\btags?:/.test(source)) return [];
  const { program, comments } = parseSync(file, source);
  const found: Citation[] = [];
  if (isNode(program)) visit(program, { title: null, isOnlyInAll: false }, found);
  const ofComments = comments.flatMap(({ value }) =>
    [...value.replaceAll(/\n\s*\* ?/g, ' ').matchAll(documented)]
      .flatMap(([, list = '']) => list.split(/,\s*/))
      .map((id) => ({ id, kind: 'doc' as const, title: null, isOnlyInAll: false })),
  );
  return [...found, ...ofComments];
}

/** The test or group of tests around a node. */
type Place = Pick<Citation, 'title' | 'isOnlyInAll'>;

function visit(node: Node, around: Place, found: Citation[]): void {
  const here = {
    title: titleOf(node) ?? around.title,
    isOnlyInAll: around.isOnlyInAll || tagsOf(node).includes(onlyInAll),
  };
  if (node.type === 'Property' && isTags(node))
    found.push(
      ...textsOf(node['value'])
        .filter((text) => isId.test(text))
        .map((id) => ({ id, kind: 'test' as const, ...here })),
    );
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (isNode(child)) visit(child, here, found);
}

function isTags(property: Node): boolean {
  return /^tags?$/.test(nameOf(property['key']));
}

/** The tags in the options of a call: of a test, a group of tests or a story. */
function tagsOf(node: Node): string[] {
  if (node.type !== 'CallExpression') return [];
  return (node['arguments'] as unknown[])
    .filter((argument) => isNode(argument) && argument.type === 'ObjectExpression')
    .flatMap((options) => (options as Node)['properties'] as unknown[])
    .flatMap((property) => (isNode(property) && isTags(property) ? textsOf(property['value']) : []));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The name of a story or the title of a test that a node declares; `null` for any other node. */
function titleOf(node: Node): string | null {
  if (node.type === 'VariableDeclarator' && isNode(node['init']) && node['init'].type === 'CallExpression')
    return /\.(story|extend)$/.test(nameOf(node['init']['callee'])) ? nameOf(node['id']) : null;
  if (node.type !== 'CallExpression' || !/^(test|it|describe)\b/.test(nameOf(node['callee']))) return null;
  const [first] = node['arguments'] as unknown[];
  if (!isNode(first)) return null;
  if (first.type === 'Literal') return String(first['value']);
  if (first.type !== 'TemplateLiteral') return null;
  const texts = first['quasis'] as { value: { cooked: string } }[];
  return texts.map(({ value }) => value.cooked).join('…');
}

/** The name of an identifier; of `a.b` and of what `a.b()` calls, `a.b`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'MemberExpression') return `${nameOf(node['object'])}.${nameOf(node['property'])}`;
  return node.type === 'CallExpression' ? nameOf(node['callee']) : '';
}

/** The texts of a list, or a text, without the sign that Playwright wants before a tag. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  const items = node.type === 'ArrayExpression' ? (node['elements'] as unknown[]) : [node];
  return items.flatMap((item) =>
    isNode(item) && item.type === 'Literal' ? [String(item['value']).replace(/^@/, '')] : [],
  );
}
