import { expect, test } from 'vitest';
import type { Documentation } from 'react-docgen';
import { documentationOf } from '../workbench-pages/component-props.ts';
import { exportedComponents } from './components.ts';

/** Returns what the documentation of a component lacks, one line each. */
function missingIn(documentation: Documentation | undefined): string[] {
  const props = Object.entries(documentation?.props ?? {});
  const silent = props
    .filter(([, { description }]) => !description)
    .map(([name]) => `${name}: no doc comment`);
  const open = props
    .filter(([, { required, tsType }]) => !required && tsType?.name === 'boolean')
    .filter(([, { description }]) => !description?.includes('Default'))
    .map(([name]) => `${name}: no "Default …"`);
  return [...(documentation?.description ? [] : ['no doc comment']), ...silent, ...open];
}

const folders = Map.groupBy(exportedComponents(), (file) => file.split('/')[0]);

// Reading the sources of a large folder takes seconds of processor time.
test.each([...folders])(
  'every component of %s and each of its props have a doc comment, optional booleans with their default',
  { timeout: 120_000 },
  (_, files) => {
    const missing = files.flatMap((file) =>
      missingIn(documentationOf(file)).map((fault) => `${file}: ${fault}`),
    );
    expect(missing).toEqual([]);
  },
);
