import type { DayGroup, DayMember } from '@selfservice/api/department-plan/day-groups';
import { anInterval, aPerson } from '@selfservice/api/department-plan/department-plan.fixtures';
import type { DepartmentInterval } from '@selfservice/api/department-plan/department-plan';
import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DayPlan } from './DayPlan.tsx';

const members = (
  names: readonly string[],
  entries: readonly DepartmentInterval[] = [],
): readonly DayMember[] =>
  names.map((fullName) => ({ row: { id: fullName, person: { ...aPerson(fullName), fullName } }, entries }));

const doctor = anInterval('', {
  kind: 'otherA',
  name: 'Doctor',
  shortName: 'DR',
  begin: localDateTime('2026-11-20T07:00:00'),
  end: localDateTime('2026-11-20T09:00:00'),
  color: '#fff59d',
});
const vacation = anInterval('', {
  kind: 'otherA',
  name: 'Vacation',
  shortName: 'V',
  begin: localDateTime('2026-11-20T00:00:00'),
  end: localDateTime('2026-11-21T00:00:00'),
  isAllDay: true,
  color: '#2e7d32',
});
const groups: readonly DayGroup[] = [
  {
    kind: 'shift',
    shift: anInterval(''),
    members: [...members(['Adámková Šárka', 'Bartoš Miroslav']), ...members(['Blažek Radek'], [doctor])],
  },
  { kind: 'absent', members: members(['Dvořáková Jana'], [vacation]) },
  { kind: 'off', members: members(['Hájek Vojtěch']) },
  { kind: 'failed', members: members(['Zeman Bohumil']) },
];

const meta = preview.meta({
  component: DayPlan,
  args: { groups, day: localDate('2026-11-20'), onOpenPerson: fn(), onOpenInterval: fn() },
  tags: ['department-plan-49'],
});

export const Default = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await step('people are below the shift that they share', async () => {
      const names = (await canvas.findAllByRole('heading')).map(({ textContent }) => textContent);
      await expect(names[0]).toMatch(/^Early shift/);
      await expect(names).toHaveLength(groups.length);
    });
    await step('a press on an entry opens it with its person', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Doctor 7:00–9:00' }));
      await expect(args.onOpenInterval).toHaveBeenCalledWith(
        expect.objectContaining({ interval: doctor, row: expect.objectContaining({ id: 'Blažek Radek' }) }),
      );
    });
  },
});

const many = Array.from({ length: 75 }, (_, index) => `Person ${index + 1}`);
export const MorePeople = meta.story({
  args: { groups: [{ kind: 'off', members: members(many) }] },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('sixty people are shown at first', async () => {
      await canvas.findByRole('button', { name: 'Person 60' });
      await expect(canvas.queryByRole('button', { name: 'Person 61' })).toBeNull();
    });
    await step('the button shows the rest', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /15 more/ }));
      await expect(canvas.findByRole('button', { name: 'Person 75' })).resolves.toBeVisible();
      await expect(canvas.queryByRole('button', { name: /more/ })).toBeNull();
    });
  },
});
