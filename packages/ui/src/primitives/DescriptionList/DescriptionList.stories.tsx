import { expect } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { term: 'Who', details: 'Jana Dvořáková' },
  { term: 'What', details: 'Dovolená' },
  { term: 'When', details: '2. – 6. 12. 2026' },
  { term: 'Note' },
];

const meta = preview.meta({
  component: DescriptionList,
  args: { items },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the details are the definition of their term', async () =>
      expect((await canvas.findAllByRole('definition'))[0]).toHaveTextContent('Jana Dvořáková'),
    );
    await step('missing details are announced as "not given"', () =>
      expect(canvas.getByText('not given')).toBeInTheDocument(),
    );
  },
});
export const Loading = meta.story({
  parameters: { staysLoading: true },
  args: { items: items.map((item) => ({ ...item, isLoading: item.term !== 'Who' })) },
  play: async ({ canvas }) => expect(await canvas.findAllByText('Loading')).toHaveLength(3),
});
export const LongText = meta.story({
  args: {
    items: [
      { term: 'Arbeitszeitkontenausgleichsgenehmigungsverfahrensverordnungen', details: '14,5 d' },
      {
        term: 'Poznámka',
        details: 'Nepretržite vykonávaná zodpovednosť za schvaľovanie žiadostí o neprítomnosť. '.repeat(3),
      },
      { term: 'Kód', details: 'Arbeitszeitkontenausgleichsgenehmigungsverfahrensverordnungen' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const Permutations = meta.story({
  parameters: { staysLoading: true },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 }}>
      <DescriptionList {...args} />
      <DescriptionList {...args} style={{ maxWidth: 320 }} />
      <DescriptionList items={items.map((item) => ({ ...item, isLoading: true }))} />
    </div>
  ),
});
