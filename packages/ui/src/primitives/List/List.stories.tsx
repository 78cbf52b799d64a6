import { expect, fn } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { List } from './List.tsx';
import { somePeople } from './people.fixtures.ts';

const people = somePeople(5);

const meta = preview.meta({
  component: List,
  args: { label: 'People', items: people, onAction: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('grid', { name: 'People' })).toBeVisible(),
});
export const Loading = meta.story({
  parameters: { staysLoading: true },
  args: { items: [], isLoading: true },
  play: ({ canvas }) => expect(canvas.getByRole('row')).toHaveTextContent('Loading'),
});
export const LoadingAgain = meta.story({
  args: { isLoading: true },
  play: async ({ canvas, step }) => {
    await step('the present rows stay visible', () => expect(canvas.getAllByRole('row')).toHaveLength(5));
  },
});
export const Empty = meta.story({
  args: { items: [] },
  play: ({ canvas }) => expect(canvas.getByText('There is nothing here.')).toBeVisible(),
});
export const EmptyInOtherWords = meta.story({
  args: { items: [], renderEmpty: () => <p>No one is away today.</p> },
  play: ({ canvas }) => expect(canvas.getByText('No one is away today.')).toBeVisible(),
});
export const OwnRows = meta.story({
  render: (args) => (
    <List
      {...args}
      items={people}
      renderItem={(person) => (
        <div style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
          <span>{person.label}</span>
          <span style={{ fontVariantNumeric: 'tabular-nums' }}>{person.balance}</span>
        </div>
      )}
    />
  ),
  play: ({ canvas }) => expect(canvas.getAllByText(/^[−+]?\d+:\d\d$/)).not.toHaveLength(0),
});
export const MoreWords = meta.story({
  render: (args) => (
    <List
      {...args}
      items={people}
      additionalNameIdOf={({ id }) => `more-${id}`}
      renderItem={({ id, label }) => (
        <>
          {label}
          <span id={`more-${id}`}>{id === 'p2' && ' · away'}</span>
        </>
      )}
    />
  ),
  play: async ({ canvas, step }) => {
    const [first, second] = await canvas.findAllByRole('row');
    await step('the additional text is part of the name of the row', () =>
      expect(second).toHaveAccessibleName(`${people[1]?.label} · away`),
    );
    await step('the name is only the label where there is no additional text', () =>
      expect(first).toHaveAccessibleName(people[0]?.label),
    );
  },
});
export const LongText = meta.story({
  args: {
    selectionMode: 'multiple' as const,
    items: [
      { id: 'a', label: 'Nepretržite vykonávaná zodpovednosť za schvaľovanie žiadostí o neprítomnosť' },
      { id: 'b', label: 'Arbeitszeitkontenausgleichsgenehmigungsverfahrensverordnungen' },
      { id: 'c', label: 'Jana' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const Permutations = meta.story({
  parameters: { staysLoading: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' }}>
      <List {...args} label="None" />
      <List {...args} label="Single" selectionMode="single" defaultSelectedKeys={['p2']} />
      <List {...args} label="Multiple" selectionMode="multiple" defaultSelectedKeys={['p1', 'p4']} />
      <List {...args} label="Some disabled" isItemDisabled={(item) => item.id === 'p3'} />
      <List {...args} label="Loading" items={[]} isLoading />
      <List {...args} label="Empty" items={[]} />
    </div>
  ),
});
