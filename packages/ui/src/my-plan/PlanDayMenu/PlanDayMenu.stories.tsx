import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { PlanDayMenuTarget } from './PlanDayMenu.tsx';
import { PlanDayMenu } from './PlanDayMenu.tsx';

const target: PlanDayMenuTarget = {
  actions: [
    { id: 'newRequest', isAllowed: true },
    { id: 'sign', isAllowed: true },
    { id: 'change', isAllowed: true },
  ],
  point: { left: 24, top: 24 },
  anchor: document.body,
};

const meta = preview.meta({
  component: PlanDayMenu,
  args: { target, onAction: fn(), onClose: fn() },
  parameters: { shows: { role: 'menu', name: 'Actions for this day' } },
});

export const Default = meta.story({
  tags: ['my-plan-14'],
  play: async ({ args, step }) => {
    await expect(screen.findByRole('menu', { name: 'Actions for this day' })).resolves.toBeVisible();
    await step('the arrow keys and Enter choose an action', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('sign');
    });
  },
});

export const WithoutRightToSign = meta.story({
  tags: ['my-plan-35'],
  args: { target: { ...target, actions: [{ id: 'sign', isAllowed: false }] } },
  play: async ({ args }) => {
    const item = await screen.findByRole('menuitem', { name: /Sign this day/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent(
      'You are not allowed to sign your plan. Ask your administrator for access.',
    );
    await userEvent.click(item);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

export const Closed = meta.story({
  parameters: { pictures: false, shows: undefined },
  play: async ({ args }) => {
    await screen.findByRole('menu', { name: 'Actions for this day' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});
