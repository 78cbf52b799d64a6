import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({
  component: Breadcrumbs,
  args: {
    label: 'Where you are',
    items: [
      { id: 'home', label: 'Úvod' },
      { id: 'plans', label: 'Plány středisek' },
      { id: 'plan', label: 'Montáž, listopad 2026' },
    ],
    onAction: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the last item is the current page, not a link', async () => {
      const here = await canvas.findByText('Montáž, listopad 2026');
      await expect(here).toHaveAttribute('aria-current', 'page');
      await expect(canvas.queryByRole('link', { name: 'Montáž, listopad 2026' })).toBeNull();
    });
    await step('the other items are links', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Plány středisek' }));
      await expect(args.onAction).toHaveBeenCalledWith('plans');
    });
  },
});
export const WithAddresses = meta.story({
  args: {
    items: [
      { id: 'home', label: 'Úvod', href: '#home' },
      { id: 'requests', label: 'Žiadosti' },
    ],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Úvod' })).toHaveAttribute('href', '#home'),
});
export const LongText = meta.story({
  args: {
    hasHomeIcon: true,
    items: [
      { id: 'home', label: 'Úvod' },
      { id: 'a', label: 'Nepretržite vykonávaná zodpovednosť za schvaľovanie žiadostí o neprítomnosť' },
      { id: 'b', label: 'Arbeitszeitkontenausgleichsgenehmigungsverfahrensverordnungen' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Breadcrumbs {...args} />
      <Breadcrumbs {...args} label="With a house" hasHomeIcon />
      <Breadcrumbs {...args} label="Short" items={args.items.slice(0, 2)} />
      <Breadcrumbs {...args} label="One" items={args.items.slice(0, 1)} hasHomeIcon />
    </div>
  ),
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    await canvas.findByRole('navigation', { name: 'Where you are' });
    await step('Tab moves from link to link', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Úvod' })).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Plány středisek' })).toHaveFocus());
    });
    await step('Enter activates the link', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('plans');
    });
  },
});
