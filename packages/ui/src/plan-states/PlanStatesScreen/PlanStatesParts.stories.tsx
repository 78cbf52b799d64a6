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
  tags: ['plan-states-1', 'plan-states-2', 'plan-states-16'],
  play: async ({ canvas, args, loaded, step }) => {
    await rowOf(/./);
    await expect(tabNames()).toEqual(['1–7 Nov', '8–14 Nov', '15–21 Nov', '22–30 Nov']);
    await step('arrow keys show another part with the plans of its days', async () => {
      canvas.getByRole('tab', { name: /^15–21\sNov$/ }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onPartChange).toHaveBeenCalledWith(2);
      await rowOf(/./);
      await expect(canvas.getByRole('tab', { name: /^8–14\sNov$/ })).toHaveFocus();
    });
    await step('each part is fetched separately, and only when it is shown', async () => {
      const fetched = backendOf(loaded)
        .queryClient.getQueryCache()
        .findAll({
          queryKey: ['plan-states', 'list'],
          predicate: ({ state, queryKey }) => queryKey[4] === 'checked' && state.data !== undefined,
        });
      await expect(fetched).toHaveLength(2);
    });
    await step('another month shows its first part', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
      await waitFor(() =>
        expect(canvas.getByRole('tab', { name: /^1–7\sOct$/ })).toHaveAttribute('aria-selected', 'true'),
      );
    });
  },
});

/** The last part ends with the month. Only the month picker shows the year. */
export const InAnotherYear = meta.story({
  tags: ['plan-states-2'],
  args: { month: '2027-02' as LocalMonth },
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(tabNames()).toEqual(['1–7 Feb', '8–14 Feb', '15–21 Feb', '22–28 Feb']));
    await step('the last part of a long month ends on day 31', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
      await waitFor(() => expect(tabNames()).toContain('22–31 Mar'));
    });
  },
});

export const Halves = meta.story({
  tags: ['plan-states-3', 'plan-states-16'],
  args: { part: 1 },
  parameters: { pictures: true, scenario: { person, recommendedDays: 14 } },
  play: async () => {
    await rowOf(/./);
    await expect(tabNames()).toEqual(['1–15 Nov', '16–30 Nov']);
  },
});

export const NoRecommendation = meta.story({
  tags: ['plan-states-4', 'plan-states-16'],
  parameters: { scenario: { person, recommendedDays: 0 } },
  play: async () => {
    await rowOf(/./);
    await expect(screen.queryByRole('tablist')).toBeNull();
  },
});

export const WholeMonth = meta.story({
  tags: ['plan-states-4'],
  parameters: { scenario: { person, recommendedDays: 30 } },
  play: async () => {
    await rowOf(/./);
    await expect(screen.queryByRole('tablist')).toBeNull();
  },
});

/** The address contains a part that the month does not have. */
export const NoSuchPart = meta.story({
  args: { part: 4 },
  parameters: { scenario: { person, recommendedDays: 14 } },
  play: async ({ canvas }) => {
    await rowOf(/./);
    await expect(canvas.getByRole('tab', { name: /^16–30\sNov$/ })).toHaveAttribute('aria-selected', 'true');
  },
});

export const ByState = meta.story({
  tags: ['plan-states-1', 'plan-states-11', 'plan-states-19'],
  play: async ({ canvas, args, step }) => {
    await rowOf(/./);
    await step('four states have numbers, and five are in a menu', async () => {
      await waitFor(() => expect(canvas.getAllByRole('radio', { name: /, \d+$/ })).toHaveLength(4));
      await expect(canvas.getByRole('radio', { name: /^Checked, / })).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Other state None' }));
      await waitFor(() => expect(screen.getAllByRole('menuitemradio')).toHaveLength(6));
    });
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Checked by hand' }));
    await expect(args.onStateChange).toHaveBeenCalledWith('checkedByHand');
    await rowOf(/, Checked by hand$/);
    await step('a number shows its plans', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Unchecked, / }));
      await expect(args.onStateChange).toHaveBeenCalledWith('unchecked');
    });
  },
});

export const ByName = meta.story({
  play: async ({ canvas, step }) => {
    await rowOf(/./);
    const field = canvas.getByRole('searchbox', { name: 'Find a person' });
    await step('the search without a match can be cleared', async () => {
      await userEvent.type(field, 'xyz');
      await expect(canvas.findByText('No one has “xyz” in their name or number.')).resolves.toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
      await rowOf(/./);
    });
  },
});

/** On a phone the detail covers the screen, and going back focuses the row. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    const row = await rowOf(/./);
    const name = row.getAttribute('aria-label') ?? '';
    await step('going back from the detail focuses the row', async () => {
      row.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await canvas.findByRole('button', { name: 'Back to list' }));
      await waitFor(() => expect(canvas.getByRole('row', { name })).toHaveFocus());
    });
    await step('the detail hides the tabs and the search', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.findByRole('region', { name: /^Plan of / })).resolves.toBeVisible();
      await expect(canvas.queryByRole('tab')).toBeNull();
      await expect(canvas.queryByRole('searchbox')).toBeNull();
    });
  },
});
