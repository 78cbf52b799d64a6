import { globSync, readFileSync } from 'node:fs';
import { actions } from '@selfservice/api/session/permissions';
import { people } from '@selfservice/mock-server/core/people';
import { parseSync } from 'vite';
import type { SeenStory } from '../stories/missing.ts';

/** The permissions of a story, as its file declares them. */
export interface StoryPermissions extends Omit<SeenStory, 'text'> {
  /** The path of its file. */
  file: string;
  /** The name of its export. */
  name: string;
}

/** A node of the syntax tree, as far as this file reads it. */
type Node = Record<string, unknown> & { type: string };
type Scope = ReadonlyMap<string, unknown>;
type Lists = Pick<StoryPermissions, 'disabled' | 'hidden'>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
/** Returns the name of an identifier, or the text of a key in quotes. */
function nameOf(node: unknown): string {
  const name = isNode(node) ? (node['name'] ?? node['value']) : '';
  return typeof name === 'string' ? name : '';
}
const nodesOf = (value: unknown): Node[] => [value].flat().filter(isNode);

/** Returns the value of an expression made of constants; undefined for anything else. */
function valueOf(node: Node, scope: Scope): unknown {
  switch (node.type) {
    case 'Literal':
      return node['value'];
    case 'Identifier':
      return scope.get(nameOf(node));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isNode(node['expression']) ? valueOf(node['expression'], scope) : undefined;
    case 'MemberExpression': {
      const [object] = nodesOf(node['object']).map((each) => valueOf(each, scope));
      return (object as Record<string, unknown> | undefined)?.[nameOf(node['property'])];
    }
    case 'ArrayExpression':
      return nodesOf(node['elements']).flatMap((each) =>
        each.type === 'SpreadElement' && isNode(each['argument'])
          ? valueOf(each['argument'], scope)
          : [valueOf(each, scope)],
      );
    case 'CallExpression': {
      const [argument] = nodesOf(node['arguments']);
      const { object, property } = (node['callee'] ?? {}) as Record<string, unknown>;
      const isValues = nameOf(object) === 'Object' && nameOf(property) === 'values';
      const value = isValues && argument ? valueOf(argument, scope) : undefined;
      return value ? Object.values(value) : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns the constants of a file whose values are known: texts, lists, and the actions. */
function scopeOf(statements: readonly Node[]): Scope {
  const scope = new Map<string, unknown>([['actions', actions]]);
  for (const { id, init } of statements.flatMap((each) => nodesOf(each['declarations']))) {
    if (!isNode(id) || !isNode(init)) continue;
    const value = valueOf(init, scope);
    if (value === undefined) continue;
    if (id.type === 'ObjectPattern')
      for (const { key, value: local } of nodesOf(id['properties']))
        scope.set(nameOf(local), (value as Record<string, unknown>)[nameOf(key)]);
    else if (id.type === 'ArrayPattern')
      for (const [place, local] of [id['elements']].flat().entries())
        scope.set(nameOf(local), (value as unknown[])[place]);
    else scope.set(nameOf(id), value);
  }
  return scope;
}

const isList = (value: unknown): value is string[] => Array.isArray(value);

/** Reads the lists of actions below a node, not those in functions such as `play`. */
function listsIn(node: Node, scope: Scope): Partial<Lists> {
  if (/Function/.test(node.type)) return {};
  if (node.type === 'Property' && isNode(node['value'])) {
    const value = valueOf(node['value'], scope);
    const key = nameOf(node['key']);
    if (key === 'disabledActions' && isList(value)) return { disabled: value };
    if (key === 'invisibleActions' && isList(value)) return { hidden: value };
    if (key === 'person' && value === 'restricted') return ofPerson();
  }
  const children = Object.values(node).flatMap(nodesOf);
  return Object.assign({}, ...children.map((child) => listsIn(child, scope))) as Partial<Lists>;
}

/** The person of the mock backend without some of the rights. */
function ofPerson(): Lists {
  const { disabledActions = '', invisibleActions = '' } = people.restricted;
  const split = (text: string) => text.split(',').map((each) => each.trim());
  return { disabled: split(disabledActions), hidden: split(invisibleActions) };
}

/** Returns the permissions of the stories of a file. A story that extends another one inherits its permissions. */
export function permissionsIn(source: string, file: string): StoryPermissions[] {
  const program = parseSync(file, source).program as unknown as { body: Node[] };
  const statements = program.body.map((each) => (isNode(each['declaration']) ? each['declaration'] : each));
  const scope = scopeOf(statements);
  const known = new Map<string, Partial<Lists>>();
  const found: StoryPermissions[] = [];
  for (const { id, init } of statements.flatMap((each) => nodesOf(each['declarations']))) {
    if (!isNode(init) || init.type !== 'CallExpression' || !isNode(init['callee'])) continue;
    const { object, property } = init['callee'];
    if (!/^(meta|story|extend)$/.test(nameOf(property))) continue;
    const own = nodesOf(init['arguments']).map((each) => listsIn(each, scope));
    const lists: Partial<Lists> = Object.assign({}, known.get(nameOf(object)), ...own);
    known.set(nameOf(id), lists);
    if (nameOf(property) !== 'meta')
      found.push({ file, name: nameOf(id), disabled: lists.disabled ?? [], hidden: lists.hidden ?? [] });
  }
  return found;
}

/** Returns the permissions of every story of the areas that takes some away. */
export function storyPermissions(): StoryPermissions[] {
  return globSync('packages/ui/src/**/*.stories.tsx')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('packages/ui/src/testing/'))
    .toSorted()
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
    .filter(({ source }) => /disabledActions|invisibleActions|'restricted'/.test(source))
    .flatMap(({ path, source }) => permissionsIn(source, path))
    .filter(({ disabled, hidden }) => disabled.length + hidden.length > 0);
}
