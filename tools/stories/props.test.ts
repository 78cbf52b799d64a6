import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { builtinResolvers, parse } from 'react-docgen';
import type { Documentation } from 'react-docgen';
import { describe, expect, test } from 'vitest';
import { componentRoot, exportedComponents } from './components.ts';

/** Returns the documentation that the props table of the workbench shows. */
function documentationOf(file: string): Documentation | undefined {
  const filename = resolve(componentRoot, file);
  try {
    const found = parse(readFileSync(filename, 'utf8'), {
      filename,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    });
    return found.find(({ displayName }) => displayName === basename(file, '.tsx'));
  } catch {
    // react-docgen finds no component in a file that exports a styled element.
    return undefined;
  }
}

describe.each(exportedComponents())('%s', (file) => {
  const documentation = documentationOf(file);

  test('has a doc comment', () => {
    expect(documentation?.description).toBeTruthy();
  });

  test('has a doc comment for every prop, with the default of optional booleans', () => {
    const props = Object.entries(documentation?.props ?? {});
    const silent = props.filter(([, { description }]) => !description).map(([name]) => name);
    const open = props
      .filter(([, { required, tsType }]) => !required && tsType?.name === 'boolean')
      .filter(([, { description }]) => !description?.includes('Default'))
      .map(([name]) => `${name}: Default …`);
    expect([...silent, ...open]).toEqual([]);
  });
});
