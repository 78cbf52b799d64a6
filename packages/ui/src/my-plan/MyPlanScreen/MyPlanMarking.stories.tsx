import { december, november } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { myPlanMeta } from './myPlanScreen.fixtures.tsx';

const meta = preview.meta({
  ...myPlanMeta,
  component: MyPlanScreen,
  args: { ...myPlanMeta.args, month: december, view: 'list' as const },
});

type Canvas = ReturnType<typeof within>;

const marks = (canvas: Canvas) => canvas.findByRole('group', { name: 'Selected days' });

/** Marks 21 to 23 December in the details of the first and the last day. */
async function mark(canvas: Canvas): Promise<void> {
  for (const [day, words] of [
    [/^21\s?Mon/, 'Select this day'],
    [/^23\s?Wed/, 'Select up to this day'],
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
    await step('all days of the range are shown as marked', async () => {
      await expect(canvas.getByRole('button', { name: /^22\s?Tue\s?Selected/ })).toBeVisible();
      await expect(await marks(canvas)).toHaveTextContent('3 days selected, Mon 21 – Wed 23 Dec 2026');
    });
  },
});

export const NewRequestBeginsWithThem = meta.story({
  play: async ({ canvas, step }) => {
    await mark(canvas);
    const button = within(await marks(canvas)).getByRole('button', { name: 'New request' });
    await userEvent.click(button);
    await step('the request is for the marked days', () =>
      expect(screen.findByRole('group', { name: 'Your request' })).resolves.toHaveTextContent(
        /^3 days, Mon 21 – Wed 23 Dec 2026/,
      ),
    );
    await step('after Escape the days stay marked', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('after sending the days are no longer marked', async () => {
      await userEvent.click(button);
      const dialog = within(await screen.findByRole('dialog', { name: 'New request' }));
      await waitFor(() => expect(dialog.getByRole('button', { name: /Type of absence/ })).toBeEnabled());
      await userEvent.click(dialog.getByRole('button', { name: /Type of absence/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Doctor' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
      await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selected days' })).toBeNull());
    });
  },
});

export const MarksGo = meta.story({
  play: async ({ canvas, step }) => {
    await mark(canvas);
    await userEvent.click(within(await marks(canvas)).getByRole('button', { name: 'Clear selection' }));
    await step('the marks disappear and the focus moves to the plan', async () => {
      await expect(canvas.queryByRole('group', { name: 'Selected days' })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('group', { name: /^Plan for/ })).toHaveFocus());
    });
  },
});

/** On a slow device the details return the focus only after the user has removed the marks. */
export const MarksGoAtOnce = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^21\s?Mon/ }));
    const dialog = await screen.findByRole('dialog', { name: /Dec\s2026/ });
    within(dialog).getByRole('button', { name: 'Select this day' }).click();
    within(canvas.getByRole('group', { name: 'Selected days', hidden: true }))
      .getByRole('button', { name: 'Clear selection', hidden: true })
      .click();
    await step('the focus moves to the plan and stays there', async () => {
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('group', { name: /^Plan for/ })).toHaveFocus());
    });
  },
});

/** Waits until an element keeps its place: the plan scrolls to its first day, and rows grow when responses arrive. */
async function waitUntilStill(element: HTMLElement): Promise<void> {
  let before = '';
  await waitFor(() => {
    const { left, top } = element.getBoundingClientRect();
    const place = `${left} ${top}`;
    const isStill = place === before;
    before = place;
    if (!isStill) throw new Error('The element is moving.');
  });
}

/** Drags the mouse from one element over others, and releases it on the last. */
async function drag(from: HTMLElement, over: readonly HTMLElement[]): Promise<void> {
  const middle = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const user = userEvent.setup();
  await waitUntilStill(from);
  await user.pointer({ keys: '[MouseLeft>]', target: from, coords: middle(from) });
  for (const target of over) {
    await waitUntilStill(target);
    await user.pointer({ target, coords: middle(target) });
  }
  await user.pointer({ keys: '[/MouseLeft]' });
}

export const ByDrawing = meta.story({
  // All days are visible, so that the mouse can reach them.
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    const day = (name: RegExp) => canvas.findByRole('button', { name });
    const first = await day(/^4\s?Fri/);
    await step('dragging marks days in both directions', async () => {
      await drag(first, [await day(/^3\s?Thu/), await day(/^1\s?Tue/), await day(/^2\s?Wed/)]);
      await expect(await marks(canvas)).toHaveTextContent('3 days selected, Wed 2 – Fri 4 Dec 2026');
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('a click with Shift marks up to a day', async () => {
      const user = userEvent.setup();
      await user.keyboard('{Shift>}');
      await user.click(await day(/^5\s?Sat/));
      await user.keyboard('{/Shift}');
      await expect(await marks(canvas)).toHaveTextContent('4 days selected, Wed 2 – Sat 5 Dec 2026');
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('dragging back to the first day marks one day and opens nothing', async () => {
      await drag(first, [await day(/^3\s?Thu/), first]);
      await expect(await marks(canvas)).toHaveTextContent('1 day selected, Fri 4 Dec 2026');
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('a click without dragging opens the day', async () => {
      await userEvent.click(first);
      await expect(screen.findByRole('dialog', { name: /Dec\s2026/ })).resolves.toBeVisible();
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, step }) => {
    (await canvas.findByRole('button', { name: /^21\s?Mon/ })).focus();
    await step('Shift and arrow down extends the range', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(await marks(canvas)).toHaveTextContent('3 days selected, Mon 21 – Wed 23 Dec 2026');
      await expect(canvas.getByRole('button', { name: /^23\s?Wed/ })).toHaveFocus();
    });
    await step('Shift and arrow up shortens the range', async () => {
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await expect(await marks(canvas)).toHaveTextContent('2 days selected, Mon 21 – Tue 22 Dec 2026');
      await expect(canvas.getByRole('button', { name: /^22\s?Tue/ })).toHaveFocus();
    });
  },
});

export const DrawnOnBars = meta.story({
  args: { month: november, view: 'bars' },
  play: async ({ canvas, step }) => {
    const head = (name: RegExp) => canvas.findByRole('rowheader', { name });
    await step('dragging over the heads marks days', async () => {
      await drag(await head(/^24\s?Tue/), [await head(/^25\s?Wed/), await head(/^26\s?Thu/)]);
      await expect(await marks(canvas)).toHaveTextContent('3 days selected, Tue 24 – Thu 26 Nov 2026');
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('Shift and arrow down extends the range', async () => {
      (await head(/^26\s?Thu/)).focus();
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(await marks(canvas)).toHaveTextContent('4 days selected, Tue 24 – Fri 27 Nov 2026');
      await expect(await head(/^27\s?Fri/)).toHaveFocus();
    });
  },
});

export const ByKeyboardInBars = meta.story({
  args: { month: november, view: 'bars' },
  play: async ({ canvas, step }) => {
    const bar = await canvas.findByRole('button', { name: /Early shift, Monday 23 November/ });
    await step('the menu of a day marks the day', async () => {
      bar.focus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await screen.findByRole('menu', { name: 'Actions for this day' });
      await userEvent.click(screen.getByRole('menuitem', { name: 'Select this day' }));
      await expect(await marks(canvas)).toHaveTextContent('1 day selected, Mon 23 Nov 2026');
      await waitFor(() => expect(bar).toHaveFocus());
    });
  },
});
