import { allPermissions } from '@selfservice/api/session/permissions';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aDashboard } from '../dashboard.fixtures.ts';
import { BalanceFigures } from './BalanceFigures.tsx';

const meta = preview.meta({
  component: BalanceFigures,
  args: { dashboard: aDashboard(), permissions: allPermissions },
  parameters: { layout: 'padded' },
});

const names = { en: 'Long-service leave', cs: 'Volno za věrnost', sk: 'Voľno za vernosť' };
const onlyDisabled = (id: string) => ({ ...allPermissions, disabled: new Set([id]) });
const onlyHidden = (id: string) => ({ ...allPermissions, invisible: new Set([id]) });

export const Default = meta.story();
export const Loading = meta.story({ parameters: { staysLoading: true }, args: { dashboard: undefined } });

export const EveryVacation = meta.story({
  tags: ['dashboard-3'],
  args: { dashboard: aDashboard({ additionalVacation2: { days: 1, minutes: 480, name: names } }) },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Additional vacation I')).resolves.toBeVisible();
    await expect(canvas.getByText('Long-service leave')).toBeVisible();
    await expect(canvas.getByText('1 day')).toBeVisible();
  },
});

export const EveryVacationOnAPhone = meta.story({
  args: EveryVacation.composed.args,
  globals: { viewport: { value: 'phone' } },
});

export const NoLetterAlone = meta.story({
  args: { dashboard: aDashboard({ additionalVacation2: { days: 1, minutes: 480, name: names } }) },
  parameters: { pictures: false },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    const name = (await canvas.findByText('Additional vacation I')).childNodes[0] as Text;
    const topOf = (from: number, to: number) => {
      const range = document.createRange();
      range.setStart(name, from);
      range.setEnd(name, to);
      return range.getBoundingClientRect().top;
    };
    await step('the last letter is in the line of a word', () => expect(topOf(20, 21)).toBe(topOf(11, 19)));
  },
});

export const OwnNamesInSlovak = meta.story({
  tags: ['dashboard-4'],
  args: { dashboard: aDashboard({ additionalVacation2: { days: 3, minutes: 1440, name: names } }) },
  globals: { language: 'sk' },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Voľno za vernosť')).resolves.toBeVisible();
    await expect(canvas.getByText('3 dni')).toBeVisible();
    await expect(canvas.getByText('14,5 dňa')).toBeVisible();
  },
});

export const Negative = meta.story({
  tags: ['dashboard-1'],
  args: { dashboard: aDashboard({ balance: { isComputed: true, hasError: false, minutes: -7965 } }) },
  play: ({ canvas }) => expect(canvas.findByText('−132:45')).resolves.toBeVisible(),
});

export const Zero = meta.story({
  tags: ['dashboard-1'],
  parameters: { pictures: false },
  args: { dashboard: aDashboard({ balance: { isComputed: true, hasError: false, minutes: 0 } }) },
  play: ({ canvas }) => expect(canvas.findByText('0:00')).resolves.toBeVisible(),
});

export const WithErrors = meta.story({
  tags: ['dashboard-2'],
  args: { dashboard: aDashboard({ balance: { isComputed: true, hasError: true, minutes: 15 } }) },
  play: ({ canvas }) => expect(canvas.findByText(/With errors/)).resolves.toBeVisible(),
});

export const NotComputed = meta.story({
  tags: ['dashboard-2'],
  parameters: { pictures: false },
  args: { dashboard: aDashboard({ balance: { isComputed: false, hasError: false, minutes: 0 } }) },
  play: ({ canvas }) => expect(canvas.findByText('Not calculated yet')).resolves.toBeVisible(),
});

export const VacationInHoursOnly = meta.story({
  tags: ['dashboard-3'],
  parameters: { pictures: false },
  args: {
    dashboard: aDashboard({ vacation: { days: null, minutes: 450, name: { en: '', cs: '', sk: '' } } }),
  },
  play: ({ canvas }) => expect(canvas.findByText('7:30 h')).resolves.toBeVisible(),
});

export const BalanceDisabled = meta.story({
  tags: ['dashboard-21'],
  parameters: { pictures: false },
  args: { permissions: onlyDisabled('SelfServiceApp_DashboardBalance') },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('No permission')).resolves.toBeVisible();
    await expect(canvas.queryByText('+12:45')).toBeNull();
  },
});

export const BalanceHidden = meta.story({
  tags: ['dashboard-21'],
  parameters: { pictures: false },
  args: { permissions: onlyHidden('SelfServiceApp_DashboardBalance') },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Vacation')).resolves.toBeVisible();
    await expect(canvas.queryByText('Balance')).toBeNull();
  },
});

export const VacationHidden = meta.story({
  tags: ['dashboard-22'],
  parameters: { pictures: false },
  args: { permissions: onlyHidden('SelfServiceApp_DashboardVacation') },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('+12:45')).resolves.toBeVisible();
    await expect(canvas.queryByText('Vacation')).toBeNull();
  },
});

export const VacationDisabled = meta.story({
  tags: ['dashboard-22'],
  parameters: { pictures: false },
  args: { permissions: onlyDisabled('SelfServiceApp_DashboardVacation') },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('No permission')).resolves.toBeVisible();
    await expect(canvas.getByText('Vacation')).toBeVisible();
    await expect(canvas.queryByText(/14\.5/)).toBeNull();
  },
});

export const AdditionalVacationDisabled = meta.story({
  tags: ['dashboard-23'],
  parameters: { pictures: false },
  args: { permissions: onlyDisabled('SelfServiceApp_DashboardAddVacation1') },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('No permission')).resolves.toBeVisible();
    await expect(canvas.queryByText('2 days')).toBeNull();
  },
});

export const AdditionalVacationHidden = meta.story({
  tags: ['dashboard-23'],
  parameters: { pictures: false },
  args: { permissions: onlyHidden('SelfServiceApp_DashboardAddVacation1') },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Vacation')).resolves.toBeVisible();
    await expect(canvas.queryByText('Additional vacation I')).toBeNull();
  },
});

export const SecondAdditionalVacationDisabled = meta.story({
  tags: ['dashboard-24'],
  parameters: { pictures: false },
  args: {
    dashboard: aDashboard({ additionalVacation2: { days: 1, minutes: 480, name: names } }),
    permissions: onlyDisabled('SelfServiceApp_DashboardAddVacation2'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('No permission')).resolves.toBeVisible();
    await expect(canvas.getByText('Long-service leave')).toBeVisible();
    await expect(canvas.queryByText('1 day')).toBeNull();
  },
});

export const SecondAdditionalVacationHidden = meta.story({
  tags: ['dashboard-24'],
  parameters: { pictures: false },
  args: {
    dashboard: aDashboard({ additionalVacation2: { days: 1, minutes: 480, name: names } }),
    permissions: onlyHidden('SelfServiceApp_DashboardAddVacation2'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Additional vacation I')).resolves.toBeVisible();
    await expect(canvas.queryByText('Long-service leave')).toBeNull();
  },
});
