import preview from '#storybook/preview.tsx';
import { pagerArgs } from './pager.fixtures.tsx';
import { Pager } from './Pager.tsx';

const meta = preview.meta({
  component: Pager,
  args: { ...pagerArgs, children: <p>The plan of the week.</p> },
  parameters: { layout: 'padded' },
});

const states = {
  'Pages on both sides': {},
  'The first page': { hasPrevious: false },
  'The last page': { hasNext: false },
  'The only page': { hasPrevious: false, hasNext: false },
  'Buttons elsewhere': { header: undefined },
};

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries(states).map(([name, state]) => (
        <Pager key={name} {...args} {...state} label={name} />
      ))}
    </div>
  ),
});
export const Narrow = meta.story({
  parameters: { pictures: true },
  globals: { viewport: { value: 'narrow' } },
});
export const LongText = meta.story({
  parameters: { pictures: true },
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
  args: { header: 'Týždeň od pondelka 16. novembra do nedele 22. novembra 2026 vrátane štátneho sviatku' },
});
