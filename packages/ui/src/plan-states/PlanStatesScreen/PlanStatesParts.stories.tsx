import type { LocalMonth } from '@selfservice/api/core/local-date';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { planStatesMeta } from '../planStates.fixtures.ts';
import { PlanStatesScreen } from './PlanStatesScreen.tsx';

const meta = preview.meta({
  ...planStatesMeta,
  component: PlanStatesScreen,
  parameters: { ...planStatesMeta.parameters },
});
const person = 'approver';

const tabNames = () =>
  screen.getAllByRole('tab').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

export const Weeks = meta.story({
  play: async ({ canvas, args, loaded, step }) => {
    await rowOf(/./);
    await expect(tabNames()).toEqual(['1–7 Nov', '8–14 Nov', '15–21 Nov', '22–30 Nov']);
    await step('arrow keys show another part, with the plans of its own days', async () => {
      canvas.getByRole('tab', { name: /^15–21\sNov$/ }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onPartChange).toHaveBeenCalledWith(2);
      await rowOf(/, 8–14\sNov/);
      await expect(canvas.getByRole('tab', { name: /^8–14\sNov$/ })).toHaveFocus();
    });
    await step('each part is asked for by itself, and only when it is shown', async () => {
      const asked = backendOf(loaded)
        .queryClient.getQueryCache()
        .findAll({ queryKey: ['plan-states', 'list'], predicate: ({ state }) => state.data !== undefined });
      await expect(asked).toHaveLength(2);
    });
    await step('another month begins with its first part', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
      await waitFor(() =>
        expect(canvas.getByRole('tab', { name: /^1–7\sOct$/ })).toHaveAttribute('aria-selected', 'true'),
      );
    });
  },
});

/** The last part reaches the end of its month. The year stands with the month. */
export const InAnotherYear = meta.story({
  args: { month: '2027-02' as LocalMonth },
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(tabNames()).toEqual(['1–7 Feb', '8–14 Feb', '15–21 Feb', '22–28 Feb']));
    await step('a long month', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
      await waitFor(() => expect(tabNames()).toContain('22–31 Mar'));
    });
  },
});

export const Halves = meta.story({
  args: { part: 1 },
  parameters: { pictures: true, scenario: { person, recommendedDays: 14 } },
  play: async () => {
    await rowOf(/, 1–15\sNov/);
    await expect(tabNames()).toEqual(['1–15 Nov', '16–30 Nov']);
  },
});

export const NoRecommendation = meta.story({
  parameters: { scenario: { person, recommendedDays: 0 } },
  play: async () => {
    await rowOf(/, 1–30\sNov/);
    await expect(screen.queryByRole('tablist')).toBeNull();
  },
});

export const WholeMonth = meta.story({
  parameters: { scenario: { person, recommendedDays: 30 } },
  play: async () => {
    await rowOf(/, 1–30\sNov/);
    await expect(screen.queryByRole('tablist')).toBeNull();
  },
});

/** An address may name a part that the month does not have. */
export const NoSuchPart = meta.story({
  args: { part: 4 },
  parameters: { scenario: { person, recommendedDays: 14 } },
  play: async ({ canvas }) => {
    await rowOf(/, 16–30\sNov/);
    await expect(canvas.getByRole('tab', { name: /^16–30\sNov$/ })).toHaveAttribute('aria-selected', 'true');
  },
});

export const ByState = meta.story({
  play: async ({ canvas, args, step }) => {
    await rowOf(/./);
    await userEvent.click(canvas.getByRole('button', { name: 'Checked, State' }));
    await step('all nine states can be chosen', () =>
      waitFor(() => expect(screen.getAllByRole('menuitemradio')).toHaveLength(9)),
    );
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Approved' }));
    await expect(args.onStateChange).toHaveBeenCalledWith('approved');
    await rowOf(/, Approved, Electronically$/);
  },
});

export const ByName = meta.story({
  play: async ({ canvas, step }) => {
    await rowOf(/./);
    const field = canvas.getByRole('searchbox', { name: 'Find a person' });
    await step('a name that nobody has can be taken back', async () => {
      await userEvent.type(field, 'xyz');
      await expect(canvas.findByText('Nobody has “xyz” in the name or number.')).resolves.toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }));
      await rowOf(/./);
    });
  },
});

/** On a phone the detail has the whole screen, and the way back leads to the row. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    const row = await rowOf(/./);
    const name = row.getAttribute('aria-label') ?? '';
    await step('there and back', async () => {
      row.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await canvas.findByRole('button', { name: 'Back to the list' }));
      await waitFor(() => expect(canvas.getByRole('row', { name })).toHaveFocus());
    });
    await step('and there again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.findByRole('region', { name: /^Plan of / })).resolves.toBeVisible();
      await expect(canvas.queryByRole('tab')).toBeNull();
      await expect(canvas.queryByRole('searchbox')).toBeNull();
    });
  },
});
