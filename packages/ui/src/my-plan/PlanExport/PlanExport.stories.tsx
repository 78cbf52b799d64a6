import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { aPlan, aPlanInterval, november } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import {
  chooseExport,
  printedRows,
  savedCsv,
  savedFile,
} from '../../patterns/ListExport/listExport.fixtures.ts';
import { PlanExport } from './PlanExport.tsx';

const meta = preview.meta({
  component: PlanExport,
  args: {
    month: november,
    plan: aPlan({
      intervals: [aPlanInterval()],
      publicHolidays: [{ day: localDate('2026-11-17'), name: 'Struggle for Freedom and Democracy Day' }],
    }),
    today: localDate('2026-11-20'),
    personRef: '0001001',
    timeZone: 'Europe/Prague',
    onTimeZoneChange: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save or print' }));
    await expect(screen.findByRole('menuitem', { name: 'Add to my calendar' })).resolves.toBeVisible();
  },
});

export const ToCalendar = meta.story({
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    await chooseExport('Add to my calendar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to my calendar' }));
    await step('the time zone chosen before is selected', () =>
      expect(dialog.getByRole('combobox', { name: 'Time zone of your plan' })).toHaveValue('Europe/Prague'),
    );
    await step('the file is saved, and the time zone is reported', async () => {
      const { name, text } = await savedFile(() =>
        userEvent.click(dialog.getByRole('button', { name: 'Save file' })),
      );
      await expect(name).toBe('My plan 2026-11.ics');
      await expect(text).toContain('DTSTART;TZID=Europe/Prague:20261123T060000\r\n');
      await expect(args.onTimeZoneChange).toHaveBeenCalledWith('Europe/Prague');
      await expect(notify.success).toHaveBeenCalledWith('The calendar file is saved.');
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
});

/** An interval of several days, whose hours must be summed once. */
export const Saved = meta.story({
  args: {
    plan: aPlan({
      intervals: [
        aPlanInterval({ end: localDateTime('2026-11-23T14:30:00') }),
        aPlanInterval({ kind: 'otherA', name: 'Trip', end: localDateTime('2026-11-24T18:00:00') }),
      ],
    }),
  },
  parameters: { pictures: false },
  play: async ({ step }) => {
    const { text } = await savedCsv();
    await step('hours are decimal numbers in the first row of an interval', async () => {
      await expect(text).toContain('Day,Time,Kind,Duration,Hours (decimal)\r\n');
      await expect(text).toMatch(
        /\r\nMon 23 Nov,.*,Early shift,.*8:30 h,8\.5\r\nMon 23 Nov,.*,Trip,.*36:00 h,36\r\n/,
      );
      await expect(text).toMatch(/\r\nTue 24 Nov,.*,Trip,.*36:00 h,\r\n/);
    });
  },
});

export const Printed = meta.story({
  parameters: { pictures: false },
  play: async ({ step }) => {
    const rows = await printedRows();
    await step('the paper has a row for each day and a heading', () => expect(rows).toHaveLength(31));
    await step('rows show shifts and public holidays', async () => {
      await expect(rows).toContain('Mon 23 Nov6:00–14:00Early shift8:00 h');
      await expect(rows).toContain('Tue 17 NovStruggle for Freedom and Democracy Day');
    });
  },
});

export const Empty = meta.story({
  args: { plan: aPlan() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save or print' }));
    const item = await screen.findByRole('menuitem', {
      name: 'Add to my calendar Nothing is planned in this month.',
    });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Loading = meta.story({
  args: { plan: undefined },
  parameters: { pictures: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save or print' }));
    const item = await screen.findByRole('menuitem', { name: /^Print/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
});
