import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { Transport } from '@selfservice/api/core/transport';
import type { Mock } from 'storybook/test';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { WorksheetScreen } from './WorksheetScreen.tsx';
import { worksheetMeta } from './worksheetScreen.fixtures.ts';

const meta = preview.meta({ ...worksheetMeta, component: WorksheetScreen });

/** Returns the last days of the requested worksheets, in order. */
function requestedDays(call: Mock<Transport['call']>): string[] {
  return call.mock.calls
    .filter(([{ path }]) => path.endsWith('GetMonthByLeftPanelParamsSelfService'))
    .map(([, input]) => ((input as { body: unknown }).body as { EndDate: string }).EndDate.slice(0, 10));
}

export const NeighboursAreFetchedAhead = meta.story({
  tags: ['worksheet-3'],
  beforeEach: ({ loaded }) => {
    spyOn(backendOf(loaded).transport, 'call');
  },
  play: async ({ canvas, loaded, step }) => {
    const call = backendOf(loaded).transport.call as unknown as Mock<Transport['call']>;
    await step('the previous and the next month are fetched after the shown one', () =>
      waitFor(() => expect(requestedDays(call)).toEqual(['2026-10-31', '2026-09-30', '2026-11-20'])),
    );
    await step('the next month is shown without another request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
      await expect(canvas.findByRole('table', { name: /November 2026/ })).resolves.toBeVisible();
      await waitFor(() => expect(requestedDays(call).at(-1)).toBe('2026-12-31'));
      await expect(requestedDays(call)).toHaveLength(4);
    });
  },
});

export const BySwipe = meta.story({
  tags: ['worksheet-4'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    const finger = { pointerType: 'touch', isPrimary: true, clientY: 300 };
    const swipe = async (month: string, from: number, to: number) => {
      const place = await canvas.findByRole('region', { name: `Worksheet for ${month}` });
      await fireEvent.pointerDown(place, { ...finger, clientX: from });
      await fireEvent.pointerUp(place, { ...finger, clientX: to });
    };
    await step('a swipe to the left shows the next month', async () => {
      await swipe('October 2026', 300, 80);
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
    });
    await step('a swipe to the right shows the previous month', async () => {
      await swipe('November 2026', 80, 300);
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-10');
    });
  },
});

export const ComputeToYesterday = meta.story({
  tags: ['worksheet-20', 'worksheet-46'],
  args: { month: '2026-11' as LocalMonth },
  play: async ({ args, canvas, step }) => {
    const trigger = await canvas.findByRole('button', { name: 'Compute to: To today' });
    await expect(canvas.findByRole('row', { name: /^20 Fri/ })).resolves.toBeVisible();
    await step('the worksheet stays visible until the other one has loaded', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'To yesterday' }));
      await expect(canvas.getByRole('table', { name: /November 2026/ })).toBeVisible();
    });
    await step('the worksheet ends yesterday, and the choice is reported', async () => {
      await waitFor(() => expect(canvas.queryByRole('row', { name: /^20 Fri/ })).toBeNull());
      await expect(canvas.getByRole('row', { name: /^19 Thu/ })).toBeVisible();
      await expect(args.onComputeToTodayChange).toHaveBeenLastCalledWith('yesterday');
    });
  },
});

export const OnlyInTheCurrentMonth = meta.story({
  tags: ['worksheet-20'],
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('table', { name: /October 2026/ })).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Compute to/ })).toBeNull();
  },
});

export const PreviousMonthFirst = meta.story({
  tags: ['worksheet-2'],
  args: { month: null },
  parameters: { scenario: { at: '2026-11-10T08:00:00' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.findByRole('table', { name: /October 2026/ })).resolves.toBeVisible();
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-10');
  },
});

export const PlannedMonth = meta.story({
  tags: ['worksheet-18'],
  args: { month: '2026-12' as LocalMonth },
  play: ({ canvas }) =>
    expect(
      canvas.findByText('This month contains an interval with an unpublished plan.'),
    ).resolves.toBeVisible(),
});
