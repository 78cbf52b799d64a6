import { failing } from '@selfservice/mock-server/core/failure';
import { passRows } from '@selfservice/mock-server/terminal/pass-rows';
import { localDateTime } from '@selfservice/api/core/local-date';
import { people } from '@selfservice/mock-server/core/people';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StoryBackend } from '#storybook/backend.ts';
import { backendOf } from '#storybook/backend.ts';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { LastPassesScreen } from './LastPassesScreen.tsx';

const meta = preview.meta({
  component: LastPassesScreen,
  args: { backHref: '/online-terminal' },
  decorators: [inMain],
});

/** Adds a pass with a note and a position. */
function passAt({ database }: StoryBackend, moment: string, more: object = {}): void {
  const rows = passRows(database);
  const id = 80_001 + rows.size;
  const row = { id, personRef: people.employee.ref, type: 22, at: localDateTime(moment), note: '', gps: '' };
  rows.set(id, { ...row, ...more });
}

export const Default = meta.story({
  tags: ['terminal-8', 'terminal-9', 'terminal-36'],
  beforeEach({ loaded }) {
    passAt(backendOf(loaded), '2026-11-20T07:59:00', {
      gps: '50.09034123;14.40051234',
      note: 'Forgot my card',
    });
  },
  play: async ({ canvas, step }) => {
    const today = within(await canvas.findByRole('region', { name: /^Fri\s20\sNov$/ }));
    await step('lists the latest first, by day, in words of the server', async () => {
      const [first, second] = today.getAllByRole('listitem');
      await waitFor(() =>
        expect(first).toHaveTextContent(
          /^7:59\s*Lunch, Out\s*Note: Forgot my card\s*Position: 50\.09034° N, 14\.40051° E$/,
        ),
      );
      await expect(second).toHaveTextContent(/^7:55\s*In$/);
    });
    await step('shows the name of the person once', () =>
      expect(canvas.getAllByText('Dvořáková Jana')).toHaveLength(1),
    );
    await step('shows a position as text without a link', () =>
      expect(canvas.queryByRole('link', { name: /50\.09/ })).toBeNull(),
    );
    await step('a link returns to the terminal', () =>
      expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
        '/online-terminal',
      ),
    );
  },
});

export const Loading = meta.story({
  parameters: { scenario: { failures: [failing('getLastPasses', 'timeout')] } },
  play: ({ canvas }) =>
    expect(canvas.findByRole('region', { name: 'Loading', busy: true })).resolves.toBeVisible(),
});

export const Empty = meta.story({
  tags: ['terminal-10'],
  parameters: { scenario: { person: 'firstDay' } },
  play: ({ canvas }) => expect(canvas.findByText('There are no passes yet.')).resolves.toBeVisible(),
});

export const Failed = meta.story({
  tags: ['terminal-10', 'terminal-28'],
  parameters: { scenario: { failures: [failing('getLastPasses', '500')] } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.findByText('The last passes could not be loaded.')).resolves.toBeVisible();
    const again = canvas.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toBeEnabled());
    backendOf(loaded).scenario.failures = [];
    await userEvent.click(again);
    await canvas.findByRole('region', { name: /^Fri\s20\sNov$/ });
    backendOf(loaded).scenario.failures = [failing('getLastPasses', '500')];
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(
      canvas.findByText('The last passes could not be refreshed. They may be out of date.'),
    ).resolves.toBeVisible();
    await expect(canvas.getByRole('region', { name: /^Fri\s20\sNov$/ })).toBeVisible();
  },
});

export const WithoutDirections = meta.story({
  tags: ['terminal-36'],
  parameters: { pictures: false, scenario: { failures: [failing('postPassTypes', '500')] } },
  play: async ({ canvas, loaded, step }) => {
    await canvas.findByRole('region', { name: /^Fri\s20\sNov$/ });
    await waitFor(() => expect(backendOf(loaded).queryClient.isFetching()).toBe(0));
    const iconOf = (words: RegExp) =>
      canvas
        .getAllByRole('listitem')
        .find(({ textContent }) => words.test(textContent))
        ?.querySelector('svg');
    await step('passes are shown without an error, and only usual names have an icon', async () => {
      await expect(iconOf(/^7:55\s*In/)).toBeInstanceOf(SVGElement);
      await expect(iconOf(/Lunch|Back from a break/)).toBeNull();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
});

export const Refreshed = meta.story({
  tags: ['terminal-10'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('region', { name: /^Fri\s20\sNov$/ });
    passAt(backendOf(loaded), '2026-11-20T08:00:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.findByText('8:00')).resolves.toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { language: 'cs', viewport: { value: 'narrow' } },
  beforeEach({ loaded }) {
    passAt(backendOf(loaded), '2026-11-20T07:59:00', {
      type: 24,
      gps: '-33.8688197;-151.209295',
      note: 'Jednání na úřadě, potom u lékaře a nakonec nejdelšíslovozapsanébezjedinémezery po celý den',
    });
  },
  play: async ({ canvas, step }) => {
    await canvas.findByText('Odchod s propustkou');
    await step('nothing extends beyond the screen', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});
