import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { componentsWithPage, pageIdOf } from '../workbench-pages/component-pages.ts';
import { documentPages } from '../workbench-pages/document-pages.ts';
import { anchorsOf, documents, relativeLinks } from './document-text.ts';
import { portFaults, ports } from './ports.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** Returns a line for each fault of each file: the file and the fault. */
function faultsIn(files: readonly string[], faultsOf: (file: string) => readonly string[]): string[] {
  return files.flatMap((file) => faultsOf(file).map((fault) => `${file}: ${fault}`));
}

test('every relative link of a document leads to a file or folder', () => {
  const missing = faultsIn(documents, (document) =>
    relativeLinks(read(document)).flatMap(({ path }) =>
      existsSync(join(dirname(document), path)) ? [] : [path],
    ),
  );
  expect(missing).toEqual([]);
});

/** Returns the links whose anchor is no heading of their document. */
function wrongAnchors(document: string, text: string): string[] {
  const wrong = relativeLinks(text).filter(({ path, anchor }) => {
    const target = path === '' ? document : join(dirname(document), path);
    return (
      anchor !== '' && target.endsWith('.md') && !anchorsOf(path === '' ? text : read(target)).has(anchor)
    );
  });
  return wrong.map(({ path, anchor }) => `${path}#${anchor}`);
}

test('every anchor in a document is a heading of the linked document', () => {
  expect(faultsIn(documents, (document) => wrongAnchors(document, read(document)))).toEqual([]);
});

test('an anchor is a heading as GitHub writes it, the second of the same name with a number', () => {
  const text = '# A `b` & [c](d.md)!\n## Same\n## Same\n```sh\n# no heading\n```\n## Čas_a dny\n';
  expect([...anchorsOf(text)]).toEqual(['a-b--c', 'same', 'same-1', 'čas_a-dny']);
  const links = '# Same\n[a](#same) [b](#other) [c](README.md#nowhere) [d](README.md)';
  expect(wrongAnchors('README.md', links)).toEqual(['#other', 'README.md#nowhere']);
});

test('every link to a page of the workbench leads to one', () => {
  const pages = new Set([...documentPages().map(({ id }) => id), ...componentsWithPage().map(pageIdOf)]);
  const wrong = faultsIn(
    documents.filter((document) => document.endsWith('.mdx')),
    (document) => {
      const links = [...read(document).matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id);
      return links.filter((id) => !pages.has(id));
    },
  );
  expect(wrong).toEqual([]);
});

test('every local address has a port of the configuration', () => {
  const files = [...documents, '.devcontainer/devcontainer.json', 'deploy/compose.yaml'];
  expect(faultsIn(files, (file) => portFaults(read(file)))).toEqual([]);
});

test('a local address has a fault if its port is not that of the thing beside it', () => {
  expect(portFaults('the workbench at <http://localhost:6007>')).toEqual(['localhost:6007']);
  expect(portFaults('the workbench (port 6007)')).toEqual(['port 6007']);
  expect(portFaults(`serve:mock --port 4001 # port 4001, or http://localhost:${ports.mock}`)).toEqual([]);
  expect(portFaults(`the workbench at <http://localhost:${ports.demo}>`)).toEqual([
    `workbench at <http://localhost:${ports.demo}`,
  ]);
  expect(portFaults(`the demo (port ${ports.workbench})`)).toEqual([`demo (port ${ports.workbench}`]);
});

test('a decision and the README of a package have at most 60 lines', () => {
  const files = globSync(['docs/decisions/*.md', 'packages/*/README.md']);
  expect(files).not.toEqual([]);
  const long = faultsIn(files, (file) => {
    const { length } = read(file).trimEnd().split('\n');
    return length > 60 ? [`${length} lines`] : [];
  });
  expect(long).toEqual([]);
});

test('the README shows one picture of a phone and one of a desktop', () => {
  const pictures = relativeLinks(read('README.md')).flatMap(({ path }) =>
    path.endsWith('.png') ? [path] : [],
  );
  expect(pictures).toEqual([expect.stringContaining('phone'), expect.stringContaining('desk')]);
});
