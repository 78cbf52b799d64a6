import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { waitForFocusIn } from '#storybook/wait-for-focus.ts';
import type { Canvas } from './demoPanel.fixtures.ts';
import { open, panelArgs } from './demoPanel.fixtures.ts';
import { petr } from './demo.fixtures.ts';
import { DemoPanel } from './DemoPanel.tsx';

const meta = preview.meta({
  component: DemoPanel,
  args: panelArgs,
});

const shortcut = '{Control>}{Shift>}[KeyD]{/Shift}{/Control}';

export const Default = meta.story({
  tags: ['demo-1', 'demo-2'],
  parameters: { pictures: true },
  play: async ({ canvas, args, step }) => {
    await expect(await canvas.findByText('sign in as jana with demo')).toBeVisible();
    await expect(canvas.getByText('Invented data. Nothing leaves this browser.')).toBeVisible();
    await step('the strip is thin', async () => {
      await expect(canvas.getByRole('complementary', { name: 'Demo' }).offsetHeight).toBeLessThanOrEqual(32);
    });
    await step('a person is chosen by a press', async () => {
      const panel = await open(canvas);
      await userEvent.click(panel.getByRole('row', { name: /^Petr Svoboda/ }));
      await expect(args.onPersonChange).toHaveBeenLastCalledWith('approver');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Demo settings' })).toHaveFocus());
    });
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' }, language: 'cs' },
  args: { isSignedIn: true, person: petr },
  parameters: { pictures: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('přihlášený uživatel: petr')).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Demo' }).offsetHeight).toBeLessThanOrEqual(54);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Notes = meta.story({
  tags: ['demo-8'],
  args: {
    notes: [
      { kind: 'badValue', parameter: 'person=nobody', fallback: 'employee' },
      { kind: 'badValue', parameter: 'language=de', fallback: '' },
      { kind: 'unknownParameter', parameter: 'colour' },
      { kind: 'otherVersion', parameter: 'v9;person=approver' },
      { kind: 'unreadChange', part: '(at:12,by' },
      { kind: 'refusedChange', call: 'postRequestStatus', user: 'petr' },
      { kind: 'inPage' },
      { kind: 'notKept' },
    ],
  },
  play: async ({ canvas }) => {
    for (const words of [
      'The value of “person=nobody” in the address is not valid. The default is used: “employee”.',
      'The value of “language=de” in the address is not valid. The default is used.',
      '“colour” in the address is not a setting of the demo. It changes nothing.',
      'The scenario “v9;person=approver” in the address does not begin with “v1;”. It changes nothing.',
      'A change in the address cannot be read and has not been repeated: “(at:12,by”.',
      'A change in the address could not be repeated: postRequestStatus by petr.',
      /^No service worker responds here/,
      /^The browser is blocking storage here/,
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
  },
});

export const People = meta.story({
  args: { isSignedIn: true, person: petr },
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    const panel = await open(canvas);
    await step('hard cases have a list of their own', async () => {
      const lists = panel.getAllByRole('grid');
      await expect(lists.map((list: HTMLElement) => list.getAttribute('aria-label'))).toEqual([
        'People',
        'Hard cases',
      ]);
      const [ordinary] = lists;
      if (!ordinary) throw new Error('There is no list.');
      await expect(within(ordinary).getAllByRole('row')).toHaveLength(2);
    });
    await expect(panel.getByRole('row', { name: /Petr Svoboda .* Signed in/ })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  tags: ['demo-1', 'demo-2'],
  play: async ({ canvas, args, step }) => {
    await canvas.findByRole('button', { name: 'Demo settings' });
    await step('the shortcut opens the panel, and closes it again', async () => {
      await userEvent.keyboard(shortcut);
      await screen.findByRole('dialog', { name: 'Demo settings' });
      await userEvent.keyboard(shortcut);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('a person can be chosen with keys alone', async () => {
      await userEvent.keyboard(shortcut);
      const panel = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(panel.getByRole('button', { name: 'Close' })).toBeVisible());
      panel.getByRole('tab', { name: 'People' }).focus();
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onPersonChange).toHaveBeenLastCalledWith('approver');
    });
    await step('Escape closes the panel', async () => {
      await userEvent.keyboard(shortcut);
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const Hide = meta.story({
  play: async ({ canvas, args }) => {
    const panel = await open(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Hide' }));
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(true);
  },
});

export const Hidden = meta.story({
  tags: ['demo-11'],
  args: { isHidden: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.keyboard(shortcut);
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(false);
  },
});

/** Opens the panel and its question, which then has the focus. */
async function openQuestion(canvas: Canvas, name: string): Promise<HTMLElement> {
  const panel = await open(canvas);
  await userEvent.click(panel.getByRole('button', { name }));
  const question = await screen.findByRole('alertdialog');
  await waitForFocusIn(question);
  return question;
}

export const Reset = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: true },
  play: async ({ canvas, args, step }) => {
    const question = await openQuestion(canvas, 'Reset');
    await expect(question).toHaveAccessibleName('Reset the demo?');
    await step('Cancel changes nothing and returns the focus', async () => {
      await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onReset).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus());
    });
    await step('the question appears again', async () => {
      await userEvent.keyboard('{Enter}');
      const again = await screen.findByRole('alertdialog', { name: 'Reset the demo?' });
      await waitFor(() => expect(within(again).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    });
  },
});

export const ResetByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    const question = await openQuestion(canvas, 'Reset');
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReset).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const ResetInSlovak = meta.story({
  globals: { language: 'sk' },
  play: async ({ canvas }) => {
    const question = await openQuestion(canvas, 'Obnoviť demo');
    await expect(question).toHaveAccessibleName('Obnoviť pôvodný stav dema?');
  },
});
