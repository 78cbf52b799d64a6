import { localDate } from '@selfservice/api/core/local-date';
import { allPermissions } from '@selfservice/api/session/permissions';
import { aPlan, aPlanRequest } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aFullPlan } from '../my-plan.fixtures.ts';
import { PlanDialogs } from './PlanDialogs.tsx';

const day = localDate('2026-11-23');

const meta = preview.meta({
  component: PlanDialogs,
  args: {
    dialog: { kind: 'detail' as const, day, interval: null },
    plan: aFullPlan(),
    permissions: allPermissions,
    onOpen: fn(),
    marked: null,
    onAnswered: fn(),
    onClose: fn(),
  },
  // The stories of the dialogs have the pictures.
  parameters: { pictures: false },
});

export const Default = meta.story({
  parameters: { pictures: true, shows: { text: 'To sign' } },
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /23\sNov\s2026/ }));
    await step('a day with a signing request and a change shows both markers', async () => {
      await expect(dialog.getByText('To sign')).toBeVisible();
      await expect(dialog.getByText('Change to approve')).toBeVisible();
    });
    await step('its buttons open both dialogs', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Sign this day' }));
      await expect(args.onOpen).toHaveBeenLastCalledWith('sign', day);
      await userEvent.click(dialog.getByRole('button', { name: 'Review change' }));
      await expect(args.onOpen).toHaveBeenLastCalledWith('change', day);
    });
  },
});

export const ToSign = meta.story({
  args: { dialog: { kind: 'sign', day: null } },
  play: () => expect(screen.findByRole('dialog', { name: 'Sign plan' })).resolves.toBeVisible(),
});

export const ToSignOfOneDay = meta.story({
  args: {
    dialog: { kind: 'sign', day },
    plan: aPlan({
      signingRequests: [aPlanRequest(), aPlanRequest({ id: 2, day: localDate('2026-11-24') })],
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign plan' });
    await expect(dialog).toHaveTextContent('23 Nov 2026');
    await expect(dialog).not.toHaveTextContent('24 Nov 2026');
  },
});

export const ToDecide = meta.story({
  args: { dialog: { kind: 'change', day } },
  play: () => expect(screen.findByRole('dialog', { name: 'Plan changes' })).resolves.toBeVisible(),
});
