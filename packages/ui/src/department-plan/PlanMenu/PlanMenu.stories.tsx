import { setInteractionModality } from 'react-aria/useFocusVisible';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aPerson, anAccess } from '../PlanDetail/planDetail.fixtures.tsx';
import { PlanMenu } from './PlanMenu.tsx';

const meta = preview.meta({
  component: PlanMenu,
  args: {
    person: aPerson(),
    access: anAccess(),
    point: { left: 40, top: 40 },
    onDetail: fn(),
    onInsertAbsence: fn(),
    onClose: fn(),
  },
  decorators: [(Story) => <main style={{ minHeight: 320 }}>{Story()}</main>],
});

const item = (name: string | RegExp) => screen.findByRole('menuitem', { name });

export const Default = meta.story({
  tags: ['department-plan-15'],
  parameters: { shows: { role: 'menu', name: 'Actions for Dvořáková Jana' } },
  play: async ({ step }) => {
    await step('the first entry has the focus', async () => {
      const first = await item('Plan detail');
      await waitFor(() => expect(first).toHaveFocus());
    });
  },
});

export const ByKeyboard = meta.story({
  parameters: { pictures: false },
  play: async ({ args }) => {
    const first = await item('Plan detail');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onInsertAbsence).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onDetail).not.toHaveBeenCalled();
  },
});

/** Opened with a screen reader, which moves the focus later. */
export const WithScreenReader = meta.story({
  parameters: { pictures: false },
  beforeEach: () => setInteractionModality('virtual'),
  play: async () => {
    const first = await item('Plan detail');
    await waitFor(() => expect(first).toHaveFocus());
  },
});

export const Closed = meta.story({
  parameters: { pictures: false },
  play: async ({ args }) => {
    await item('Plan detail');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onDetail).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  tags: ['department-plan-35'],
  args: { access: anAccess({ insertAbsence: 'disabled' }) },
  play: async ({ args, step }) => {
    await step('the entry shows the reason and does nothing', async () => {
      const entry = await item(/^Add absence/);
      await expect(entry).toHaveTextContent(/You are not allowed to add absences/);
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(entry);
      await expect(args.onInsertAbsence).not.toHaveBeenCalled();
    });
  },
});

export const Hidden = meta.story({
  tags: ['department-plan-34'],
  args: { access: anAccess({ detail: 'hidden' }) },
  play: async () => {
    await item('Add absence');
    await expect(screen.queryByRole('menuitem', { name: 'Plan detail' })).toBeNull();
  },
});
