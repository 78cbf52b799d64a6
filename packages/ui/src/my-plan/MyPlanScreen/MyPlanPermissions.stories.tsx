import type { LocalMonth } from '@selfservice/api/core/local-date';
import { postMyPlan } from '@selfservice/api/my-plan/my-plan.wire';
import { december, november } from '@selfservice/api/my-plan/my-plan.fixtures';
import { http } from 'msw';
import type { Canvas } from 'storybook/internal/types';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { myPlanMeta } from './myPlanScreen.fixtures.tsx';

const meta = preview.meta({
  ...myPlanMeta,
  component: MyPlanScreen,
});

const [check, approve] = ['SelfServiceApp_PlanCheck', 'SelfServiceApp_PlanApprove'];
const absence = 'SelfServiceApp_Absence';

export const SigningDisabled = meta.story({
  tags: ['my-plan-35', 'my-plan-37'],
  parameters: { scenario: { disabledActions: [check] } },
  play: async ({ canvas, step }) => {
    const button = await canvas.findByRole('button', { name: 'Sign 3 days' });
    await step('the button stays visible and says why', () =>
      expect(button).toHaveAccessibleDescription(
        'You are not allowed to sign your plan. Ask your administrator for access.',
      ),
    );
    await step('days have no markers, and there is no warning', async () => {
      await expect(canvas.queryByText(/^(To sign|Signed)$/)).toBeNull();
      await expect(canvas.queryByText('Confirm acquaint with your plan')).toBeNull();
    });
  },
});

export const SigningHidden = meta.story({
  tags: ['my-plan-35', 'my-plan-37'],
  parameters: { scenario: { invisibleActions: [check] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('button', { name: /Monday 23 November/ })).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Sign/ })).toBeNull();
    await expect(canvas.queryByText(/^(To sign|Signed)$/)).toBeNull();
  },
});

export const ApprovingDisabled = meta.story({
  tags: ['my-plan-36', 'my-plan-37'],
  args: { month: december },
  parameters: { scenario: { disabledActions: [approve] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Review 1 change' })).toHaveAccessibleDescription(
      'You are not allowed to decide on changes to your plan. Ask your administrator for access.',
    );
    await expect(canvas.queryByText('Change to approve')).toBeNull();
  },
});

export const ApprovingHidden = meta.story({
  tags: ['my-plan-36', 'my-plan-37'],
  args: { month: december },
  parameters: { scenario: { invisibleActions: [approve] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('button', { name: /^Plan change/ })).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Review/ })).toBeNull();
    await expect(canvas.queryByText('Change to approve')).toBeNull();
  },
});

async function openMenu(canvas: { findByRole: (role: string, of: object) => Promise<HTMLElement> }) {
  const bar = await canvas.findByRole('button', { name: /Early shift, Monday 23 November/ });
  const { left, bottom } = bar.getBoundingClientRect();
  await userEvent.pointer({
    keys: '[MouseRight]',
    target: bar,
    coords: { clientX: left + 8, clientY: bottom - 8 },
  });
  return screen.findByRole('menuitem', { name: 'Details' });
}

export const NewRequestDisabled = meta.story({
  tags: ['my-plan-38'],
  parameters: { scenario: { disabledActions: [absence] } },
  play: async ({ canvas, step }) => {
    await expect(await openMenu(canvas)).toBeVisible();
    await step('the entry says why it is disabled', async () => {
      const entry = screen.getByRole('menuitem', { name: /New request/ });
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
      await expect(entry).toHaveTextContent('You are not allowed to create requests.');
    });
  },
});

export const NewRequestHidden = meta.story({
  tags: ['my-plan-38'],
  parameters: { scenario: { invisibleActions: [absence] } },
  play: async ({ canvas }) => {
    await expect(await openMenu(canvas)).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: /New request/ })).toBeNull();
  },
});

const october = '2026-10' as LocalMonth;
/** The months whose plan was fetched. */
const fetched = new Set<string>();

/** Waits until the bars of October are shown. */
async function isSettled(canvas: Canvas): Promise<void> {
  await expect(canvas.findAllByRole('button', { name: / October/ })).resolves.not.toHaveLength(0);
}

export const ElsewhereWithBothRights = meta.story({
  tags: ['my-plan-39'],
  args: { month: october },
  play: ({ canvas }) =>
    expect(canvas.findByRole('button', { name: 'Go to November' })).resolves.toBeVisible(),
});

export const ElsewhereWithTheRightToSign = meta.story({
  tags: ['my-plan-39'],
  args: { month: october },
  parameters: { scenario: { disabledActions: [approve] } },
  play: ({ canvas }) =>
    expect(canvas.findByRole('button', { name: 'Go to November' })).resolves.toBeVisible(),
});

export const ElsewhereWithoutTheRightToSign = meta.story({
  tags: ['my-plan-39'],
  args: { month: october },
  parameters: { scenario: { disabledActions: [check] } },
  beforeEach: ({ msw }) => {
    fetched.clear();
    msw.use(
      http.post(`*${postMyPlan.path}`, async ({ request }) => {
        const { Item1 } = (await request.clone().json()) as { Item1: string };
        fetched.add(Item1.slice(0, 7));
        return undefined;
      }),
    );
  },
  play: async ({ canvas, step }) => {
    await isSettled(canvas);
    await step('a month with only signing requests is not offered', async () => {
      await waitFor(() => expect(fetched.has(november)).toBe(true));
      await expect(canvas.queryByRole('button', { name: /^Go to/ })).toBeNull();
    });
  },
});
