import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SubstitutionBanner } from './SubstitutionBanner.tsx';

const meta = preview.meta({
  component: SubstitutionBanner,
  args: { name: 'Ing. Svoboda Petr, Ph.D.', onBack: fn() as (() => void) | null },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the banner shows the text as a status message', () =>
      expect(canvas.findByText('You are substituting for Ing. Svoboda Petr, Ph.D.')).resolves.toHaveAttribute(
        'role',
        'status',
      ),
    );
    await step('the button calls onBack', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stop substituting' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
});

export const WithoutWayBack = meta.story({
  args: { onBack: null },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.findByText(/You are substituting/)).resolves.toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongText = meta.story({
  args: { name: 'doc. PhDr. Nepomucká-Schwarzenbergová z Vyšehradu Alexandra Konstantína, CSc., MBA' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText(/Alexandra Konstantína/)).resolves.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
