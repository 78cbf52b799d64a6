import { localDate } from '@selfservice/api/core/local-date';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aPersonalCard } from '../personal-card.fixtures.ts';
import { PersonalCardView } from './PersonalCardView.tsx';

const meta = preview.meta({
  component: PersonalCardView,
  args: {
    card: aPersonalCard({ degreeBefore: 'Ing.', degreeAfter: 'Ph.D.', validTo: localDate('2027-12-31') }),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['personal-card-1', 'personal-card-3', 'personal-card-4'],
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('degrees are part of the name', () =>
      expect(
        canvas.findByRole('heading', { level: 2, name: 'Ing. Jana Dvořáková, Ph.D.' }),
      ).resolves.toBeVisible(),
    );
    await step('phone and e-mail are links', async () => {
      await expect(canvas.getByRole('link', { name: '+420 601 100 234' })).toHaveAttribute(
        'href',
        'tel:+420601100234',
      );
      await expect(canvas.getByRole('link', { name: 'jana.dvorakova@example.com' })).toHaveAttribute(
        'href',
        'mailto:jana.dvorakova@example.com',
      );
    });
    await step('every other field is shown', async () => {
      for (const words of ['100234', '1', 'Assembly', 'Assembly operator', 'Sat 1 Mar 2014', 'At work'])
        await expect(canvas.getByText(words)).toBeVisible();
      await expect(canvas.getByText('Fri 31 Dec 2027')).toBeVisible();
      await expect(canvas.getByText('Fri 20 Nov 2026 7:58')).toBeVisible();
    });
    await step('nothing can be edited', async () => {
      for (const role of ['textbox', 'button', 'checkbox', 'combobox'])
        await expect(canvas.queryByRole(role)).toBeNull();
    });
  },
});

/** The photo fails to load. */
export const BrokenPhotograph = meta.story({
  tags: ['personal-card-2'],
  args: { card: aPersonalCard({ photo: 'data:image/png;base64,broken' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByText('JD')).resolves.toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
});
