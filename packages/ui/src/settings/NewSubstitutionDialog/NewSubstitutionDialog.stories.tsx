import { failing } from '@selfservice/mock-server/core/failure';
import { substitutionRows } from '@selfservice/mock-server/settings/substitution-rows';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { endSession, inAReloadedPage } from '../../worksheet/AttachmentsDialog/endingSession.fixtures.tsx';
import { choosePerson, somePeople } from '../settings.fixtures.ts';
import { NewSubstitutionDialog } from './NewSubstitutionDialog.tsx';

const actionIds = [
  'SelfServiceApp_RunMyPlan',
  'SelfServiceApp_RunMyWorksheet',
  'SelfServiceApp_RunRequestsApproval',
  'SelfServiceApp_RunCanteenOrders',
];
const manyActionIds = [...actionIds, 'SelfServiceApp_RunPresence', 'SelfServiceApp_RunReports'];

const meta = preview.meta({
  component: NewSubstitutionDialog,
  args: {
    people: somePeople,
    actionIds,
    knownIds: [71, 72, 73],
    onCreated: fn(),
    onBack: fn(),
    onClose: fn(),
  },
});

const isThere = () => screen.findByRole('dialog', { name: 'New substitution' });
const field = (name: string) => screen.getByRole('group', { name });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));
const box = (name: string) => screen.getByRole('checkbox', { name });

async function typeDay(label: string, day: string, month: string): Promise<void> {
  screen.getByRole('spinbutton', { name: `day, ${label}` }).focus();
  await userEvent.keyboard(day);
  screen.getByRole('spinbutton', { name: `month, ${label}` }).focus();
  await userEvent.keyboard(month);
}

export const Default = meta.story({
  tags: ['settings-8', 'settings-12', 'settings-14'],
  play: async ({ args, step }) => {
    await isThere();
    await step('begins today, ends tomorrow and includes every action', async () => {
      await expect(field('Start date')).toHaveTextContent('20/11/2026');
      await expect(field('End date')).toHaveTextContent('21/11/2026');
      for (const each of screen.getAllByRole('checkbox')) await expect(each).toBeChecked();
    });
    await step('shows the words of the id of an action without a name', () =>
      expect(box('Other right: Canteen orders')).toBeInTheDocument(),
    );
    await step('goes back without a question if nothing has changed', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
});

export const Saved = meta.story({
  tags: ['settings-24'],
  parameters: { pictures: false },
  play: async ({ args, loaded, step }) => {
    await isThere();
    await choosePerson('Mgr. Horáková Eva');
    await userEvent.click(box('My worksheet'));
    await add();
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await step('excludes the unchecked actions', () =>
      expect([...substitutionRows(backendOf(loaded).database).values()].at(-1)).toMatchObject({
        owner: 'employee',
        personRef: '0001003',
        start: '2026-11-20',
        end: '2026-11-21',
        excludedActions: ['SelfServiceApp_RunMyWorksheet'],
      }),
    );
  },
});

export const StartMovesEnd = meta.story({
  tags: ['settings-17'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    await isThere();
    await step('a start after the end moves the end to the day after', async () => {
      await typeDay('Start date', '24', '12');
      await expect(field('End date')).toHaveTextContent('25/12/2026');
    });
    await step('a start before the end leaves it', async () => {
      await typeDay('Start date', '22', '12');
      await expect(field('End date')).toHaveTextContent('25/12/2026');
    });
  },
});

export const Faults = meta.story({
  tags: ['settings-15', 'settings-16', 'settings-18'],
  play: async ({ args, step }) => {
    await isThere();
    await typeDay('Start date', '19', '11');
    await typeDay('End date', '19', '11');
    await add();
    await step('shows the problems, from the top', async () => {
      await expect(screen.findByText('Choose a person.')).resolves.toBeVisible();
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(screen.findByText('The start cannot be before today.')).resolves.toBeVisible();
    });
    await step('an end on the day of the start is too early', async () => {
      await typeDay('Start date', '20', '11');
      await typeDay('End date', '20', '11');
      await expect(
        screen.findByText('The end must be at least one day after the start.'),
      ).resolves.toBeVisible();
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});

export const ManyActions = meta.story({
  tags: ['settings-9'],
  parameters: { pictures: false },
  args: { actionIds: manyActionIds },
  play: async ({ step }) => {
    await isThere();
    const checked = () => screen.queryAllByRole('checkbox', { checked: true });
    await step('one checkbox switches all actions', async () => {
      await userEvent.click(box('All actions'));
      await expect(checked()).toHaveLength(0);
      await userEvent.click(box('All actions'));
      await expect(checked()).toHaveLength(manyActionIds.length + 1);
    });
    await step('without one action, "All actions" is not checked', async () => {
      await userEvent.click(box('Presence'));
      await expect(box('All actions')).not.toBeChecked();
      await expect(checked()).toHaveLength(manyActionIds.length - 1);
    });
  },
});

export const Refused = meta.story({
  tags: ['settings-29'],
  parameters: { scenario: { failures: [failing('postCreateSubstitution', '403')] } },
  play: async ({ args, step }) => {
    await isThere();
    await choosePerson('Mgr. Horáková Eva');
    await userEvent.click(box('My plan'));
    await add();
    await step('shows the reason in the words of the server and keeps the entered values', async () => {
      const [words] = await screen.findAllByText(/This failure is simulated/);
      await expect(words).toBeVisible();
      await expect(screen.getByRole('combobox')).toHaveValue('Mgr. Horáková Eva');
      await expect(box('My plan')).not.toBeChecked();
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});

export const RefusedWithoutWords = meta.story({
  tags: ['settings-29'],
  parameters: {
    pictures: false,
    scenario: { failures: [failing('postCreateSubstitution', '409', { body: 'empty' })] },
  },
  play: async ({ step }) => {
    await isThere();
    await choosePerson('Mgr. Horáková Eva');
    await add();
    await step('the reason is a sentence for the status', () =>
      expect(screen.findByText(/^This has changed in the meantime\./)).resolves.toBeVisible(),
    );
  },
});

export const LongText = meta.story({
  args: { actionIds: manyActionIds },
  globals: { viewport: { value: 'narrow' }, language: 'cs' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Nové zastupování' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const { right } = dialog.getBoundingClientRect();
    for (const box of ['checkbox', 'group', 'combobox'].flatMap((role) => screen.getAllByRole(role)))
      await expect((box.closest('label') ?? box).getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
});

const lost = failing('postCreateSubstitution', '504', { isAfterWork: true });

async function addEva(): Promise<void> {
  await isThere();
  await choosePerson('Mgr. Horáková Eva');
  await add();
}

export const FoundAdded = meta.story({
  tags: ['settings-26'],
  parameters: { scenario: { failures: [lost] }, pictures: false },
  play: async ({ args, loaded }) => {
    const before = substitutionRows(backendOf(loaded).database).size;
    await addEva();
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await expect(substitutionRows(backendOf(loaded).database).size).toBe(before + 1);
  },
});

export const NotDone = meta.story({
  tags: ['settings-26', 'settings-29'],
  parameters: { scenario: { failures: [failing('postCreateSubstitution', '500')] }, pictures: false },
  play: async ({ args, loaded, step }) => {
    const before = substitutionRows(backendOf(loaded).database).size;
    await addEva();
    await step('reports the failure and keeps the entered values', async () => {
      await expect(screen.findByText(/^The substitution could not be added\./)).resolves.toBeVisible();
      await expect(screen.getByRole('combobox')).toHaveValue('Mgr. Horáková Eva');
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
    await step('the next press adds it once', async () => {
      backendOf(loaded).scenario.failures = [];
      await add();
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(substitutionRows(backendOf(loaded).database).size).toBe(before + 1);
    });
  },
});

export const UnknownOutcome = meta.story({
  tags: ['settings-26'],
  parameters: { scenario: { failures: [lost, failing('getSubstitutions', 'network')] } },
  play: async () => {
    await addEva();
    await expect(
      screen.findByText(/^It is not known whether the substitution was added\./),
    ).resolves.toBeVisible();
  },
});

export const CheckedAgain = meta.story({
  tags: ['settings-26'],
  parameters: {
    pictures: false,
    scenario: { failures: [lost, failing('getSubstitutions', 'network')] },
  },
  play: async ({ args, loaded, step }) => {
    await addEva();
    await expect(
      screen.findByText(/^It is not known whether the substitution was added\./),
    ).resolves.toBeVisible();
    await step('the check finds it and adds no second one', async () => {
      const after = substitutionRows(backendOf(loaded).database).size;
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(substitutionRows(backendOf(loaded).database).size).toBe(after);
    });
  },
});

/** The session ends, or the page reloads, while the server works. */
export const ReloadedWhileAdding = meta.story({
  tags: ['settings-26'],
  args: { people: somePeople.slice(0, 1) },
  parameters: {
    pictures: false,
    scenario: { failures: [failing('postCreateSubstitution', 'timeout', { isAfterWork: true })] },
  },
  decorators: [inAReloadedPage],
  play: async ({ args, loaded, step }) => {
    await isThere();
    await add();
    const rows = substitutionRows(backendOf(loaded).database);
    await waitFor(() => expect(rows.size).toBe(5));
    endSession();
    await step('the next press reads first, and finds the added substitution', async () => {
      backendOf(loaded).scenario.failures = [];
      await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
      await add();
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(rows.size).toBe(5);
    });
  },
});

export const UnknownOutcomeInCzech = meta.story({
  globals: { language: 'cs' },
  parameters: { scenario: { failures: [lost, failing('getSubstitutions', 'network')] } },
  args: { people: somePeople.slice(0, 1) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Přidat' }));
    await expect(screen.findByText(/^Není známo, zda bylo zastupování přidáno\./)).resolves.toBeVisible();
  },
});
