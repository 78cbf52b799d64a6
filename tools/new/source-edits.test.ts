import { describe, expect, test } from 'vitest';
import { withElement, withImport, withProperty } from './source-edits.ts';

describe('withImport', () => {
  test('adds a name to the import of the same module, however it is formatted', () => {
    expect(withImport(`import {\n  a,\n} from "./x.ts"\n`, 'b', './x.ts')).toBe(
      `import {\n  a, b,\n} from "./x.ts"\n`,
    );
  });

  test('leaves a name that is imported already', () => {
    const source = `import { a as c, b } from './x.ts';\n`;
    expect(withImport(source, 'b', './x.ts')).toBe(source);
  });

  test.each([
    [`import type { A } from './x.ts';\n`],
    [`import * as x from './x.ts';\n`],
    [`import './x.ts';\n`],
    [`import { c } from './other.ts';\n`],
  ])('adds an import after %s', (source) => {
    expect(withImport(source, 'b', './x.ts')).toBe(`${source}import { b } from './x.ts';\n`);
  });

  test('adds the first import of a source', () => {
    expect(withImport('f();\n', 'b', './x.ts')).toBe(`import { b } from './x.ts';\nf();\n`);
  });
});

describe('withElement', () => {
  test('adds a last element, with and without a comma before it', () => {
    expect(withElement('const list = [a];', 'list', 'b')).toBe('const list = [a, b];');
    expect(withElement('export const list = [\n  a,\n];', 'list', 'b')).toBe(
      'export const list = [\n  a, b,\n];',
    );
  });

  test('adds the first element of an empty array', () => {
    expect(withElement('const list: string[] = [];', 'list', 'b')).toBe('const list: string[] = [ b, ];');
  });

  test('adds an element after another one, also where the same text is in a comment', () => {
    const source = `// 'é'\nconst words = ['é', 'z'] as const satisfies readonly string[];`;
    expect(withElement(source, 'words', `'b'`, `'é'`)).toBe(
      `// 'é'\nconst words = ['é', 'b', 'z'] as const satisfies readonly string[];`,
    );
  });

  test('refuses a source without the array, and an array without the element', () => {
    expect(() => withElement('const list = 1;', 'list', 'b')).toThrow('There is no array `list`');
    expect(() => withElement('const list = [a];', 'list', 'b', 'c')).toThrow('has no element c');
  });

  test('refuses a source with a syntax error', () => {
    expect(() => withElement('const list = [a;', 'list', 'b')).toThrow();
  });
});

describe('withProperty', () => {
  test('adds a last property to the default export', () => {
    expect(withProperty('export default { a: 1 } satisfies A;', 'b: 2')).toBe(
      'export default { a: 1, b: 2 } satisfies A;',
    );
    expect(withProperty('export default {\n} satisfies A;', 'b: 2')).toBe(
      'export default { b: 2, \n} satisfies A;',
    );
  });

  test('refuses a source whose default export is not an object', () => {
    expect(() => withProperty('export default a;', 'b: 2')).toThrow('no object');
  });
});
