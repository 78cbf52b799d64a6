import type { PlanAccess } from '@selfservice/api/department-plan/plan-access';
import type { Permission } from '@selfservice/api/session/permissions';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PersonActions } from './PersonActions.tsx';

const withAccess = (permission: Permission): PlanAccess => ({
  contacts: 'allowed',
  detail: permission,
  insertAbsence: permission,
  reason: 'allowed',
});

const meta = preview.meta({
  component: PersonActions,
  args: {
    access: withAccess('allowed'),
    onDetail: fn(),
    onInsertAbsence: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Plan detail' }));
    await expect(args.onDetail).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Add absence' }));
    await expect(args.onInsertAbsence).toHaveBeenCalledTimes(1);
  },
});

export const Disabled = meta.story({
  tags: ['department-plan-34', 'department-plan-35'],
  args: { access: withAccess('disabled') },
  play: async ({ canvas, args }) => {
    const detail = await canvas.findByRole('button', { name: 'Plan detail' });
    await expect(detail).toHaveAccessibleDescription(
      'You are not allowed to see plan details. Ask your administrator for access.',
    );
    await userEvent.click(detail);
    await expect(args.onDetail).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Add absence' })).toHaveAccessibleDescription(
      'You are not allowed to add absences. Ask your administrator for access.',
    );
  },
});

export const Hidden = meta.story({
  tags: ['department-plan-34', 'department-plan-35'],
  args: { access: withAccess('hidden') },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});
