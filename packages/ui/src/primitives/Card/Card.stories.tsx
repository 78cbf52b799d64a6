import { expect } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Card } from './Card.tsx';

const details = (
  <DescriptionList
    items={[
      { term: 'Workplace', details: 'Montáž' },
      { term: 'Since', details: '1. 3. 2012' },
    ]}
  />
);

const meta = preview.meta({
  component: Card,
  args: { title: 'Jana Dvořáková', children: details },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the card is a region named by its title', async () =>
      expect(await canvas.findByRole('region', { name: 'Jana Dvořáková' })).toBeVisible(),
    );
    await step('the title is a heading', () =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Jana Dvořáková' })).toBeVisible(),
    );
  },
});
export const Loading = meta.story({
  parameters: { staysLoading: true },
  args: { children: <Skeleton width="60%" />, 'aria-busy': true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'Jana Dvořáková' })).toHaveAttribute('aria-busy', 'true'),
});
export const Nested = meta.story({
  args: {
    kind: 'raised',
    children: (
      <Card kind="raised" title="Workplace" headingLevel={3}>
        Montáž
      </Card>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('the inner card has no border', async () =>
      expect(await canvas.findByRole('region', { name: 'Workplace' })).toHaveStyle({
        borderLeftWidth: '0px',
      }),
    );
  },
});
export const LongText = meta.story({
  args: {
    kind: 'raised',
    title: 'Arbeitszeitkontenausgleichsgenehmigungsverfahrensverordnungen',
    children: 'Nepretržite vykonávaná zodpovednosť za schvaľovanie žiadostí o neprítomnosť.',
    actions: <Button>Upraviť</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' }}>
      <Card {...args} title="Plain" />
      <Card {...args} title="Raised" kind="raised" />
      <Card {...args} title="With actions" kind="raised" actions={<Button>Edit</Button>} />
      <Card kind="raised">Without a heading</Card>
    </div>
  ),
});
