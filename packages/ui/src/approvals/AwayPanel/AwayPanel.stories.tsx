import { NetworkError } from '@selfservice/api/core/errors';
import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { longName } from '../../requests/requests.fixtures.ts';
import { AwayPanel } from './AwayPanel.tsx';
import type { AwayPerson } from './whoIsAway.ts';

const days = [2, 3, 4, 5, 6].map((day) => localDate(`2026-12-0${day}`));

function aPerson(name: string, differences: Partial<AwayPerson> = {}): AwayPerson {
  return {
    personRef: name,
    name,
    days: days.slice(0, 3),
    reason: 'Vacation',
    isRequested: false,
    isOff: false,
    ...differences,
  };
}

const people = [
  aPerson('Fiala Jakub', { days }),
  aPerson('Machová Eliška'),
  aPerson('Nguyen Thi Lan', { days: days.slice(0, 1), reason: 'Doctor' }),
  aPerson('Novák Jan', { isRequested: true }),
  aPerson('Žák Matěj', { days: days.slice(3), reason: '', isOff: true }),
];

const meta = preview.meta({
  component: AwayPanel,
  args: { away: { kind: 'known' as const, people, days, isPartial: false } },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('each day says how many are away', () =>
      expect(canvas.getByText(/Wed,? 2 Dec: 3 away/)).toBeInTheDocument(),
    );
    await step('who has only asked is told apart', () =>
      expect(canvas.getByText(/Has asked for it · Vacation/)).toBeVisible(),
    );
    await step('and so is who has no shift', () => expect(canvas.getByText(/^No shift · /)).toBeVisible());
  },
});
export const WithoutReasons = meta.story({
  args: {
    away: { kind: 'known', people: people.map((one) => ({ ...one, reason: '' })), days, isPartial: false },
  },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByText(/Vacation|Doctor/)).toBeNull(),
});
export const OneDay = meta.story({
  args: {
    away: {
      kind: 'known',
      people: [aPerson('Fiala Jakub', { days: days.slice(0, 1) })],
      days: days.slice(0, 1),
      isPartial: false,
    },
  },
});
export const Many = meta.story({
  parameters: { pictures: false },
  args: {
    away: {
      kind: 'known',
      people: Array.from({ length: 12 }, (_, index) => aPerson(`Novák Jan ${index + 1}`)),
      days,
      isPartial: false,
    },
  },
  play: async ({ canvas, step }) => {
    await step('the others come when they are asked for', async () => {
      await expect(canvas.queryByText('Novák Jan 9')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: '8 more people' }));
      await expect(canvas.getByText('Novák Jan 9')).toBeVisible();
    });
  },
});
export const Nobody = meta.story({
  args: { away: { kind: 'known', people: [], days, isPartial: false } },
  play: ({ canvas }) => expect(canvas.getByText('Nobody else is away then.')).toBeVisible(),
});
export const Partial = meta.story({
  args: { away: { kind: 'known', people: people.slice(0, 1), days, isPartial: true } },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getByText('Checking who else is away')).toBeInTheDocument(),
});
export const TooManyPeople = meta.story({
  args: { away: { kind: 'tooManyPeople', maxPeopleCount: 1000 } },
  play: ({ canvas }) => expect(canvas.getByText(/more than 1000 people/)).toBeVisible(),
});
const onRetry = fn();
export const Failed = meta.story({
  args: {
    away: { kind: 'failed', error: new NetworkError('/breeze/SelfService/CenterLevel', null), onRetry },
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});
export const PartialFailed = meta.story({
  args: {
    away: {
      kind: 'known',
      people: people.slice(0, 1),
      days,
      isPartial: true,
      failure: {
        error: new NetworkError('/breeze/SelfService_GetDepartmentPlanDataIntervals', null),
        onRetry,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fiala Jakub')).toBeVisible();
    await expect(canvas.queryByText('Checking who else is away')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});
export const LongText = meta.story({
  args: { away: { kind: 'known', people: [aPerson(longName, { days })], days, isPartial: false } },
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
});
