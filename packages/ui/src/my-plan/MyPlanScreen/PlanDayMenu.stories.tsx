import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PlanDayMenu } from './PlanDayMenu.tsx';

const corner = () => ({ point: { left: 16, top: 16 }, anchor: document.body });
const actions = (['newRequest', 'sign', 'change'] as const).map((id) => ({ id, isAllowed: true }));

const meta = preview.meta({
  component: PlanDayMenu,
  args: { target: { ...corner(), actions }, onAction: fn(), onClose: fn() },
});

export const Default = meta.story({
  play: async ({ args }) => {
    await expect(screen.findByRole('menu', { name: 'What can be done on this day' })).resolves.toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign this day' }));
    await expect(args.onAction).toHaveBeenCalledWith('sign');
  },
});

export const Disabled = meta.story({
  args: { target: { ...corner(), actions: actions.map((action) => ({ ...action, isAllowed: false })) } },
  play: async ({ args }) => {
    const sign = await screen.findByRole('menuitem', {
      name: 'Sign this day You may not sign your plan. Ask your administrator for access.',
    });
    await expect(sign).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(sign);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

export const OnlyTheDetail = meta.story({
  args: { target: { ...corner(), actions: [] } },
  parameters: { pictures: false },
  play: async () => {
    await screen.findByRole('menu');
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  },
});

export const Closed = meta.story({
  args: { target: null },
  parameters: { pictures: false },
  play: () => expect(screen.queryByRole('menu')).toBeNull(),
});
