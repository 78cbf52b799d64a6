import { NetworkError } from '@selfservice/api/core/errors';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longName } from '../../requests/requests.fixtures.ts';
import { aPage, anEntry, asked, shown, working, workingLate } from '../team/team.fixtures.ts';
import { teamAround } from '../team/teamAround.ts';
import { TeamPanel } from './TeamPanel.tsx';

const days = ['2026-12-23T00:00:00', '2026-12-26T00:00:00'] as const;
const wednesday = ['2026-12-23T00:00:00', '2026-12-24T00:00:00'] as const;
const names = [asked.applicant, 'Machová Eliška', 'Fiala Jakub', 'Nguyen Thi Lan', 'Novák Jan', 'Žák Matěj'];
const plans = [
  ...working(asked.applicant),
  ...working('Machová Eliška'),
  ...workingLate('Fiala Jakub', anEntry('Fiala Jakub', ...days, { color: '#2a6a8f' })),
  ...working('Nguyen Thi Lan', anEntry('Nguyen Thi Lan', ...wednesday, { name: 'Doctor', shortName: 'D' })),
  ...workingLate('Novák Jan', anEntry('Novák Jan', ...days, { kind: 'request' })),
  ...workingLate('Žák Matěj'),
];
const page = aPage(names, plans);
const known = (of = page, more = {}) =>
  ({ kind: 'known', around: { ...teamAround(of, asked, shown), ...more } }) as const;
const onRetry = fn();
const failure = { error: new NetworkError('/breeze/SelfService_GetDepartmentPlanData', null), onRetry };

const meta = preview.meta({
  component: TeamPanel,
  args: { team: known() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['approvals-18', 'approvals-20', 'approvals-46'],
  play: async ({ canvas, step }) => {
    await step('the request is shown in the plan of the applicant', () =>
      expect(
        canvas.findByRole('img', { name: /^Request: Vacation, .*all day, not approved yet$/ }),
      ).resolves.toBeVisible(),
    );
    await step('each row says why it is shown', async () => {
      await expect(canvas.getByRole('rowheader', { name: /Machová Eliška\s+Same shift/ })).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: /Fiala Jakub\s+Away · Vacation/ })).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: /Novák Jan\s+Pending request/ })).toBeVisible();
    });
    await step('people who only work have no row', () =>
      expect(canvas.queryByRole('rowheader', { name: /Žák Matěj/ })).toBeNull(),
    );
    await step('one sentence names the day with the fewest people', () =>
      expect(canvas.getByText(/^Thinnest day: Wed\s23\sDec, 4 on shift, 2 absent, 2 asked$/)).toBeVisible(),
    );
    await step('each day counts people on shift, absent and with an open request', async () => {
      const name = /^Wednesday 23 December: 4 on shift, 2 absent, 2 absences requested/;
      await expect(canvas.getByRole('gridcell', { name })).toBeVisible();
    });
  },
});
const nameless = aPage(
  names,
  plans.map((one) => (one.kind === 'shift' ? one : { ...one, name: '', shortName: '', color: null })),
);
export const WithoutReasons = meta.story({
  tags: ['approvals-20'],
  args: { team: known(nameless) },
  play: async ({ canvas, step }) => {
    await step('the row says that the person is away and not why', async () => {
      await expect(canvas.findByRole('rowheader', { name: /Fiala Jakub\s+Away$/ })).resolves.toBeVisible();
      await expect(canvas.getAllByRole('img', { name: /^Away, / })[0]).toBeVisible();
      await expect(canvas.queryByText(/Doctor/)).toBeNull();
    });
  },
});
const oneDay = {
  ...asked,
  text: 'Doctor 23.12.2026 8:00 – 10:30',
  days: { ...asked.days, last: asked.days.first },
};
export const PartOfADay = meta.story({
  args: {
    team: {
      kind: 'known',
      around: teamAround(page, oneDay, { ...shown, to: '2026-12-24' as typeof shown.to }),
    },
  },
  play: ({ canvas }) =>
    expect(canvas.findByRole('img', { name: /Doctor, .*8:00 to 10:30/ })).resolves.toBeVisible(),
});
const many = Array.from({ length: 12 }, (_, index) => `Novák Jan ${index + 1}`);
export const Many = meta.story({
  parameters: { pictures: false },
  args: {
    team: known(
      aPage(
        [asked.applicant, ...many],
        many.flatMap((name) => working(name, anEntry(name, ...days))),
      ),
    ),
  },
  play: async ({ canvas, step }) => {
    await step('a button shows the other people', async () => {
      const more = await canvas.findByRole('button', { name: '8 more people' });
      await expect(canvas.queryByRole('rowheader', { name: /Novák Jan 12/ })).toBeNull();
      await userEvent.click(more);
      await expect(canvas.findByRole('rowheader', { name: /Novák Jan 12/ })).resolves.toBeInTheDocument();
    });
  },
});
export const NoOneElseAway = meta.story({
  parameters: { pictures: false },
  args: {
    team: known(aPage(names.slice(0, 2), [...working(asked.applicant), ...working('Machová Eliška')])),
  },
  play: ({ canvas }) => expect(canvas.getByText('No one else is away on these days.')).toBeVisible(),
});
export const NotInTheTeam = meta.story({
  tags: ['approvals-21'],
  parameters: { pictures: false },
  args: { team: known(aPage(['Machová Eliška'], working('Machová Eliška'))) },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('rowheader', { name: /Dvořáková Jana\s+Applicant/ });
    await step('nothing is concluded about others when the applicant is not in the team', () =>
      expect(canvas.queryByText('No one else is away on these days.')).toBeNull(),
    );
  },
});
const twins = ['Dvořáková Jana 1001', 'Dvořáková Jana 1002'];
export const Namesakes = meta.story({
  args: {
    team: known(
      aPage(
        twins,
        twins.flatMap((name) => working(name, anEntry(name, ...days))),
      ),
    ),
  },
  play: async ({ canvas, step }) => {
    await step('people with the name of the applicant have their personal numbers', async () => {
      await canvas.findByRole('rowheader', { name: /Dvořáková Jana\s+1001 · Away · Vacation/ });
      await expect(canvas.getByRole('rowheader', { name: /Dvořáková Jana\s+1002 · Away/ })).toBeVisible();
    });
  },
});
export const Loading = meta.story({
  args: { team: { kind: 'loading', hasHours: false } },
  parameters: { pictures: true, staysLoading: true },
});
const half = { ...aPage(names, plans), fetchedRefs: new Set(names.slice(0, 2)) };
half.intervals = new Map([...half.intervals].slice(0, 2));
export const Partial = meta.story({
  tags: ['approvals-21'],
  args: { team: known(half) },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step(
      'the number of counted people is shown, and nothing is concluded about the others',
      async () => {
        await expect(canvas.getByText('2 of 6 people loaded')).toBeVisible();
        await expect(canvas.queryByText('No one else is away on these days.')).toBeNull();
      },
    );
  },
});
export const PartialFailed = meta.story({
  args: { team: { ...known(half), failure } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 6 people loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});
export const Failed = meta.story({
  args: { team: { kind: 'failed', ...failure } },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});
export const TooManyPeople = meta.story({
  parameters: { pictures: false },
  args: { team: { kind: 'tooManyPeople', maxPeopleCount: 1000 } },
  play: ({ canvas }) => expect(canvas.getByText(/more than 1000 people/)).toBeVisible(),
});
export const Refused = meta.story({
  tags: ['approvals-18'],
  args: { team: { kind: 'refused' } },
  play: ({ canvas }) => expect(canvas.getByText(/not allowed to see the department plan/)).toBeVisible(),
});
export const LongText = meta.story({
  args: {
    team: known(aPage([asked.applicant, longName], working(longName, anEntry(longName, ...days)))),
  },
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
});
