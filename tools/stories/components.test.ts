import { expect, test } from 'vitest';
import type { SourceFile } from './components.ts';
import { componentsToShow } from './components.ts';

const shown = (...sources: SourceFile[]) =>
  componentsToShow(sources).map(({ path, why }) => `${path}: ${why}`);
const part = (path: string, inside = '') => ({
  path,
  text: `export function ${path.split('/').at(-1)?.replace('.tsx', '')}() { ${inside} }`,
});

test('a component with the name of its folder needs stories', () => {
  expect(shown(part('plan/PlanBar/PlanBar.tsx'))).toEqual(['plan/PlanBar/PlanBar.tsx: it is exported']);
});

test('a part of a component needs no stories', () => {
  expect(shown(part('plan/PlanBar/DayButton.tsx'), part('environment/Environment.tsx'))).toEqual([]);
});

test('a part that opens over the page needs stories, the surface of a primitive does not', () => {
  expect(shown(part('plan/PlanBar/DayPopover.tsx'), part('primitives/Picker/DayPopover.tsx'))).toEqual([
    'plan/PlanBar/DayPopover.tsx: it opens over the page',
  ]);
});

test('a part that can be disabled with a reason or that changes over time needs stories', () => {
  expect(
    shown(
      part('plan/PlanBar/Sign.tsx', 'return <Button disabledReason={reason} />'),
      part('plan/PlanBar/Warning.tsx', 'clock.after(5000, hide)'),
    ),
  ).toEqual([
    'plan/PlanBar/Sign.tsx: it can be disabled with a reason',
    'plan/PlanBar/Warning.tsx: it changes over time',
  ]);
});

test('a part that another area renders needs stories, a part with only imported types does not', () => {
  const bar = part('patterns/Pager/PagerBar.tsx');
  const user = (text: string) => ({ path: 'plan/PlanBar/dayNames.ts', text });
  const from = "from '../../patterns/Pager/PagerBar.tsx';";
  expect(shown(bar, user(`import { PagerBar } ${from}`))).toEqual([
    'patterns/Pager/PagerBar.tsx: another area or layer uses it',
  ]);
  expect(shown(bar, user(`import type { PagerBar } ${from}`))).toEqual([]);
});
