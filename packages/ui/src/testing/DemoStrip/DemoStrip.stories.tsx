import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DemoStrip } from './DemoStrip.tsx';

const jana = {
  id: 'employee',
  userName: 'jana',
  description: 'Works in shifts, has a plan to sign and asks for vacation.',
  isHardCase: false,
};
const petr = {
  id: 'approver',
  userName: 'petr',
  description: 'Approves the requests of the colleagues.',
  isHardCase: false,
};
const alexandra = {
  id: 'longName',
  userName: 'alexandra',
  description: 'Has a name of 60 characters and a large negative balance.',
  isHardCase: true,
};

const meta = preview.meta({
  component: DemoStrip,
  args: {
    people: [jana, alexandra, petr],
    person: jana,
    isSignedIn: false,
    password: 'demo',
    language: '' as const,
    networks: [
      { id: 'fine', label: 'Fast' },
      { id: 'offline', label: 'Offline' },
    ],
    network: 'fine',
    notes: [],
    onPersonChange: fn(),
    onLanguageChange: fn(),
    onNetworkChange: fn(),
    onReset: fn(),
  },
});

const open = async (canvas: ReturnType<typeof within>) => {
  const strip = await canvas.findByRole('complementary');
  const summary = strip.querySelector('summary');
  if (!summary) throw new Error('The strip has no summary.');
  await userEvent.click(summary);
};

/** Opens the strip, expects that nothing is wider than the window, and opens the question. */
async function openQuestion(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await open(canvas);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  const buttons = await canvas.findAllByRole('button');
  const last = buttons.at(-1);
  if (!last) throw new Error('There is no button.');
  await userEvent.click(last);
  return screen.findByRole('alertdialog');
}

export const Default = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas, args, step }) => {
    await expect(await canvas.findByText('sign in as jana with demo')).toBeVisible();
    await open(canvas);
    await step('ordinary people come first, hard cases have a group of their own', async () => {
      const people = canvas.getByRole('combobox', { name: /^Person/ });
      const names = within(people)
        .getAllByRole('option')
        .map(({ textContent }) => textContent.split(':')[0]);
      await expect(names).toEqual(['jana', 'petr', 'alexandra']);
      const hard = within(people).getByRole('group', { name: 'Hard cases' });
      await expect(within(hard).getAllByRole('option')).toHaveLength(1);
    });
    await step('reports the choices', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Person/ }), 'longName');
      await expect(args.onPersonChange).toHaveBeenLastCalledWith('longName');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Language/ }), 'Čeština');
      await expect(args.onLanguageChange).toHaveBeenLastCalledWith('cs');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Network/ }), 'Offline');
      await expect(args.onNetworkChange).toHaveBeenLastCalledWith('offline');
    });
  },
});

export const SignedIn = meta.story({
  args: { isSignedIn: true, person: petr },
  play: async ({ canvas }) => expect(await canvas.findByText('signed in as petr')).toBeVisible(),
});

export const Notes = meta.story({
  args: {
    network: '',
    notes: [
      { kind: 'badValue', parameter: 'person=nobody', fallback: 'employee' },
      { kind: 'badValue', parameter: 'language=de', fallback: '' },
      { kind: 'unknownParameter', parameter: 'colour' },
      { kind: 'otherVersion', parameter: 'v9;person=approver' },
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
      /^The browser allows no service worker here/,
      /^The browser is blocking storage here/,
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    await open(canvas);
    await expect(canvas.getByRole('combobox', { name: /^Network/ })).toHaveDisplayValue('As in the address');
  },
});

export const Reset = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas, args, step }) => {
    const question = await openQuestion(canvas);
    await expect(question).toHaveAccessibleName('Reset the demo?');
    await step('Cancel changes nothing and returns the focus', async () => {
      await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onReset).not.toHaveBeenCalled();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus());
    });
    await step('the question can be answered by keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      const again = await screen.findByRole('alertdialog', { name: 'Reset the demo?' });
      await waitFor(() => expect(within(again).getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onReset).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
});

export const ResetOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: true },
  play: async ({ canvas }) => {
    const question = await openQuestion(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Reset' })).toBeVisible());
  },
});

export const InCzech = meta.story({
  globals: { language: 'cs' },
  play: async ({ canvas }) => {
    const question = await openQuestion(canvas);
    await expect(question).toHaveAccessibleName('Obnovit původní stav dema?');
  },
});

export const InSlovak = meta.story({
  globals: { language: 'sk' },
  play: async ({ canvas }) => {
    const question = await openQuestion(canvas);
    await expect(question).toHaveAccessibleName('Obnoviť pôvodný stav dema?');
  },
});
