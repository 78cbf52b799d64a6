import { describe, expect, test } from 'vitest';
import { documentationOf } from '../workbench-pages/component-props.ts';
import { exportedComponents } from './components.ts';

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
