import type { ESTree } from 'vite';
import { parseSync } from 'vite';

/** Parses a source. @throws Error for a syntax error */
function programOf(source: string): ESTree.Program {
  const { program, errors } = parseSync('source.tsx', source);
  const [error] = errors;
  if (error) throw new Error(error.message);
  return program;
}

/** Inserts a text at an offset. */
function insertedAt(source: string, offset: number, text: string): string {
  return source.slice(0, offset) + text + source.slice(offset);
}

/** Inserts an item into a list in brackets, after the item before it or at the beginning. Commas are added where needed. */
function withItem(
  source: string,
  { list, before, item }: { list: ESTree.Span; before: ESTree.Span | undefined; item: string },
): string {
  if (!before) return insertedAt(source, list.start + 1, ` ${item}, `);
  return insertedAt(source, before.end, `, ${item}`);
}

/** Adds a named import, unless the source has it. The format is left to the formatter. */
export function withImport(source: string, name: string, from: string): string {
  const imports = programOf(source).body.filter((node) => node.type === 'ImportDeclaration');
  const same = imports.find(
    ({ source: module, importKind, specifiers }) =>
      module.value === from &&
      importKind !== 'type' &&
      specifiers.length > 0 &&
      specifiers.every(({ type }) => type === 'ImportSpecifier'),
  );
  if (same?.specifiers.some(({ local }) => local.name === name)) return source;
  const lastSpecifier = same?.specifiers.at(-1);
  if (lastSpecifier) return insertedAt(source, lastSpecifier.end, `, ${name}`);
  const statement = `import { ${name} } from '${from}';`;
  const lastImport = imports.at(-1);
  return lastImport ? insertedAt(source, lastImport.end, `\n${statement}`) : `${statement}\n${source}`;
}

/** Returns the value of an expression without `as` and `satisfies`. */
function unwrapped(node: ESTree.Node | null | undefined): ESTree.Node | null {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return unwrapped(node.expression);
  return node ?? null;
}

/** Returns the initial value of a variable at the top level. */
function initialValue(source: string, variable: string): ESTree.Node | null {
  const declarations = programOf(source)
    .body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .filter((node) => node?.type === 'VariableDeclaration')
    .flatMap((node) => node.declarations);
  const found = declarations.find(({ id }) => id.type === 'Identifier' && id.name === variable);
  return unwrapped(found?.init);
}

/**
 * Adds an element to the array that a variable is initialised with.
 *
 * @param after the source of the element that the new one follows. Default: the last one
 * @throws Error if the variable has no array, or the array no such element
 */
export function withElement(source: string, variable: string, element: string, after?: string): string {
  const list = initialValue(source, variable);
  if (list?.type !== 'ArrayExpression') throw new Error(`There is no array \`${variable}\` to add to.`);
  const elements = list.elements.filter((node) => node !== null);
  const before =
    after === undefined
      ? elements.at(-1)
      : elements.find(({ start, end }) => source.slice(start, end) === after);
  if (after !== undefined && !before) throw new Error(`The array \`${variable}\` has no element ${after}.`);
  return withItem(source, { list, before, item: element });
}

/**
 * Adds a property at the end of the object that is the default export.
 *
 * @throws Error if the default export is not an object
 */
export function withProperty(source: string, property: string): string {
  const exported = programOf(source).body.find((node) => node.type === 'ExportDefaultDeclaration');
  const object = unwrapped(exported?.declaration);
  if (object?.type !== 'ObjectExpression') throw new Error('The default export is no object to add to.');
  return withItem(source, { list: object, before: object.properties.at(-1), item: property });
}
