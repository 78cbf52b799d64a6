import type { LocalMonth } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inMain } from '../../../../../.storybook/decorators/inMain.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { AtAMonth } from './atAMonth.fixtures.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';

const meta = preview.meta({
  component: MyPlanScreen,
  args: {
    month: '2026-12' as LocalMonth,
    onMonthChange: fn(),
    view: 'list' as const,
    onViewChange: fn(),
    timeZone: 'Europe/Prague',
    onTimeZoneChange: fn(),
    personRef: '0001001',
    backHref: '/dashboard',
  },
  parameters: { pictures: false },
  decorators: [inMain],
  render: (args) => <AtAMonth {...args} />,
});

type Canvas = ReturnType<typeof within>;

const marks = (canvas: Canvas) => canvas.findByRole('group', { name: 'Marked days' });

/** Marks days in the details of the first and of the last one. */
async function mark(canvas: Canvas): Promise<void> {
  for (const [day, words] of [
    [/^21\s?Mon/, 'Mark this day'],
    [/^23\s?Wed/, 'Mark up to this day'],
  ] as const) {
    const head = await canvas.findByRole('button', { name: day });
    await userEvent.click(head);
    const dialog = await screen.findByRole('dialog', { name: /Dec\s2026/ });
    await userEvent.click(within(dialog).getByRole('button', { name: words }));
    await waitFor(() => expect(head).toHaveFocus());
  }
}

export const Marked = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    await mark(canvas);
    await step('the days and all between say that they are marked', async () => {
      await expect(canvas.getByRole('button', { name: /^22\s?Tue\s?Marked/ })).toBeVisible();
      await expect(await marks(canvas)).toHaveTextContent('3 days marked, Mon 21 – Wed 23 Dec 2026');
    });
  },
});

export const NewRequestBeginsWithThem = meta.story({
  play: async ({ canvas, step }) => {
    await mark(canvas);
    const button = within(await marks(canvas)).getByRole('button', { name: 'New request' });
    await userEvent.click(button);
    await step('the request is for the marked days', () =>
      expect(screen.findByRole('group', { name: 'What you ask for' })).resolves.toHaveTextContent(
        /^3 days, Mon 21 – Wed 23 Dec 2026/,
      ),
    );
    await step('given up, the days stay marked', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('sent, they are no longer', async () => {
      await userEvent.click(button);
      const dialog = within(await screen.findByRole('dialog', { name: 'New request' }));
      await waitFor(() => expect(dialog.getByRole('button', { name: /Account/ })).toBeEnabled(), {
        timeout: 5000,
      });
      await userEvent.click(dialog.getByRole('button', { name: /Account/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Doctor' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
      await waitFor(() => expect(canvas.queryByRole('group', { name: 'Marked days' })).toBeNull());
    });
  },
});

export const MarksGo = meta.story({
  play: async ({ canvas, step }) => {
    await mark(canvas);
    await userEvent.click(within(await marks(canvas)).getByRole('button', { name: 'Remove marks' }));
    await step('the days are as before, and the focus is in the plan', async () => {
      await expect(canvas.queryByRole('group', { name: 'Marked days' })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('group', { name: /^Plan of/ })).toHaveFocus());
    });
  },
});

/** A slow device still gives the focus back from the details when the marks go. */
export const MarksGoAtOnce = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^21\s?Mon/ }));
    const dialog = await screen.findByRole('dialog', { name: /Dec\s2026/ });
    within(dialog).getByRole('button', { name: 'Mark this day' }).click();
    within(canvas.getByRole('group', { name: 'Marked days', hidden: true }))
      .getByRole('button', { name: 'Remove marks', hidden: true })
      .click();
    await step('the focus is in the plan, and stays there', async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await expect(canvas.getByRole('group', { name: /^Plan of/ })).toHaveFocus();
    });
  },
});

export const ByKeyboardInBars = meta.story({
  args: { month: '2026-11' as LocalMonth, view: 'bars' as const },
  play: async ({ canvas, step }) => {
    const bar = await canvas.findByRole('button', { name: /Early shift, Monday 23 November/ });
    await step('the menu of a day marks it', async () => {
      bar.focus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await screen.findByRole('menu', { name: 'Actions for this day' });
      await userEvent.click(screen.getByRole('menuitem', { name: 'Mark this day' }));
      await expect(await marks(canvas)).toHaveTextContent('1 day marked, Mon 23 Nov 2026');
      await waitFor(() => expect(bar).toHaveFocus());
    });
  },
});
