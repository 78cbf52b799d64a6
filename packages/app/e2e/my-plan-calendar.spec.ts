import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import nodeIcal from 'node-ical';
import type { VEvent } from 'node-ical';
import { openAs, test } from './journey.ts';

test(
  'a month of my plan is saved for a calendar, twice with the same ids, in local times',
  { tag: ['@test-all'] },
  async ({ page, serve }) => {
    const server = await serve();
    await openAs(page, server, 'employee', '/plan/my/202611');
    await expect(page.getByText(/^17 shifts, 137:00\sh$/)).toBeVisible();

    async function save(): Promise<VEvent[]> {
      await page.getByRole('button', { name: 'Save or print' }).click();
      await page.getByRole('menuitem', { name: 'Add to my calendar' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add to my calendar' });
      await expect(dialog.getByRole('combobox')).toHaveValue('Europe/Prague');
      const saving = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save file' }).click();
      const download = await saving;
      expect(download.suggestedFilename()).toBe('My plan 2026-11.ics');
      const file = await readFile(await download.path(), 'utf8');
      return Object.values(nodeIcal.sync.parseICS(file)).filter(
        (one): one is VEvent => one?.type === 'VEVENT',
      );
    }

    const events = await save();
    expect(events).toHaveLength(29);
    const early = events.find(({ start }) => start.toISOString() === '2026-11-23T05:00:00.000Z');
    expect(early?.summary).toBe('Early shift');
    expect(early?.end?.toISOString()).toBe('2026-11-23T13:00:00.000Z');
    const again = await save();
    expect(again.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  },
);
