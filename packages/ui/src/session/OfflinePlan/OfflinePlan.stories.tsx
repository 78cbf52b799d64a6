import { NetworkError } from '@selfservice/api/core/errors';
import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { settings } from '../../patterns/SignInLayout/sign-in.fixtures.ts';
import { GateScreen } from '../GateScreen/GateScreen.tsx';
import { anOfflinePlan, offlineNow } from './offline-plan.fixtures.ts';
import { OfflinePlan } from './OfflinePlan.tsx';
import type { OfflinePlanProps } from './OfflinePlan.tsx';

const gate = { kind: 'configurationFailed' as const, error: new NetworkError('/config.json', null) };

/** The plan at its place: below the message of the start that there is no network. */
function AtTheStart(props: OfflinePlanProps) {
  return (
    <GateScreen
      {...settings}
      language={useLanguage()}
      gate={gate}
      onRetry={fn()}
      below={<OfflinePlan {...props} />}
    />
  );
}

const meta = preview.meta({
  component: OfflinePlan,
  args: { plan: anOfflinePlan(), now: offlineNow, onRemove: fn() },
  render: (args) => <AtTheStart {...args} />,
});

/** Returns the texts of the rows, with plain spaces. */
const rowTexts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent.replaceAll('\u00a0', ' '));

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('says that there is no network, and of when the plan is', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2, name: 'Offline – as of Fri 7:58' })).toBeVisible();
    });
    await step('lists the days, and joins free ones', async () => {
      const rows = rowTexts(canvas.getByRole('list', { name: 'My next shifts' }));
      await expect(rows.slice(0, 3)).toEqual([
        '21–22 NovFree',
        'Mon 23 Nov6:00–14:00 Early shift',
        'Tue 24 Nov6:00–14:00 Early shift12:30–14:00 Doctor',
      ]);
      await expect(rows.slice(-4)).toEqual([
        'Mon 30 NovAll day Vacation',
        'Tue 1 DecAll day Vacation',
        'Wed 2 DecPublic holiday: A day off',
        'Thu 3 Dec14:00–22:00 Late shift',
      ]);
    });
    await step('can be removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove from this device' }));
      await expect(args.onRemove).toHaveBeenCalledOnce();
    });
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const InCzech = meta.story({
  globals: { language: 'cs', viewport: { value: 'phone' } },
  play: ({ canvas }) =>
    expect(canvas.findByRole('heading', { name: 'Offline – stav: pá 7:58' })).resolves.toBeVisible(),
});

export const InSlovakDark = meta.story({
  globals: { language: 'sk', theme: 'dark', viewport: { value: 'phone' } },
  play: ({ canvas }) =>
    expect(canvas.findByRole('heading', { name: 'Offline – stav: pi 7:58' })).resolves.toBeVisible(),
});

/** A night shift that has begun yesterday is shown until its end. */
export const RunningNight = meta.story({
  parameters: { pictures: false },
  args: { now: localDateTime('2026-11-21T05:00:00') },
  play: async ({ canvas }) => {
    const rows = rowTexts(await canvas.findByRole('list', { name: 'My next shifts' }));
    await expect(rows[0]).toBe('Fri 20 Nov22:00–6:00 Night shift');
  },
});

/** From the seventh day on, the weekday alone would be ambiguous. */
export const AWeekLater = meta.story({
  parameters: { pictures: false },
  args: { now: localDateTime('2026-11-27T09:00:00') },
  play: ({ canvas }) =>
    expect(
      canvas.findByRole('heading', { name: /^Offline – as of Fri\s20\sNov\s7:58$/ }),
    ).resolves.toBeVisible(),
});

export const Empty = meta.story({
  args: { plan: anOfflinePlan({ entries: [], holidays: [], isPartlyUnpublished: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Nothing is planned until Thu 3 Dec.')).resolves.toBeVisible();
    await expect(canvas.getByText(/Part of it was not published/)).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    plan: anOfflinePlan({
      entries: anOfflinePlan().entries.map((entry) => ({
        ...entry,
        name: 'Nepretržitá dvanásťhodinová pohotovosť na oddelení intenzívnej starostlivosti',
        isOutsideWorkplace: true,
      })),
      holidays: [
        { day: localDate('2026-12-02'), name: 'Deň boja za slobodu a demokraciu a všetkých verejných osláv' },
      ],
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Removed = meta.story({
  parameters: { pictures: false },
  args: { plan: null },
  play: ({ canvas }) =>
    expect(canvas.findByText('Your plan has been removed from this device.')).resolves.toBeVisible(),
});

export const DataLeft = meta.story({
  parameters: { pictures: false },
  args: { plan: null, isDataLeft: true },
  play: ({ canvas }) =>
    expect(canvas.findByText(/Its data will be removed at the next start/)).resolves.toBeVisible(),
});
