import { localDate } from '@selfservice/api/core/local-date';
import { people } from '@selfservice/mock-server/core/people';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { failing } from '@selfservice/mock-server/core/failure';
import { aWorksheet, aWorksheetDay, october } from '../worksheet.fixtures.ts';
import { WorksheetSigningDialog } from './WorksheetSigningDialog.tsx';

const meta = preview.meta({
  component: WorksheetSigningDialog,
  args: {
    request: {
      personRef: people.employee.ref,
      month: october,
      endDate: localDate('2026-10-31'),
      language: 'en' as const,
    },
    worksheet: aWorksheet(),
    hasDecimalHours: false,
    texts: [],
    isWaiting: true,
    onClose: fn(),
  },
});

export const Default = meta.story({
  tags: ['worksheet-24', 'worksheet-60'],
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign worksheet for October 2026' }));
    await step('the dialog repeats the known figures', async () => {
      await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Worked',
        'Planned',
        'Balance of the month',
        'Balance with carry-over',
      ]);
      await expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        '40:08\u00a0h',
        '40:00\u00a0h',
        '+0:08',
        '−2:05',
      ]);
    });
    await step('without texts of the organisation the dialog shows the product’s wording', () =>
      expect(dialog.getByText(/^By signing, you confirm/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const OwnTexts = meta.story({
  tags: ['worksheet-24'],
  args: { texts: ['By signing I confirm that it is right.', 'Objections: within five days.'] },
  parameters: { pictures: false },
  play: async () => {
    await expect(screen.findByText('Objections: within five days.')).resolves.toBeVisible();
    await expect(screen.queryByText(/^By signing, you confirm/)).toBeNull();
  },
});

export const WithErrors = meta.story({
  tags: ['worksheet-60'],
  args: {
    worksheet: aWorksheet({
      rows: [aWorksheetDay({ errors: ['A departure is missing.'], balanceMinutes: null })],
      sums: { workedMinutes: 1920, excusedMinutes: 480, unexcusedMinutes: null, balanceMinutes: null },
      carry: { ...aWorksheet().carry, balanceMinutes: null },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('1 day still needs fixing.')).toBeVisible();
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Worked',
      'Excused',
    ]);
  },
});

export const Refused = meta.story({
  tags: ['worksheet-26'],
  parameters: { scenario: { failures: [failing('postWorksheetSignature', '409')] } },
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await step('the dialog stays open with the error', async () => {
      await expect(dialog.findByText('The worksheet could not be signed.')).resolves.toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(dialog.getByRole('button', { name: 'Sign' })).toBeEnabled();
    });
  },
});

export const RefusedWithoutWords = meta.story({
  tags: ['worksheet-26'],
  parameters: {
    pictures: false,
    scenario: { failures: [failing('postWorksheetSignature', '409', { body: 'empty' })] },
  },
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await step('the reason is a sentence for the status', () =>
      expect(dialog.findByText(/^This has changed in the meantime\./)).resolves.toBeVisible(),
    );
    await step('the status is folded away', () => expect(dialog.getByText(/409/)).not.toBeVisible());
  },
});

export const NotWaiting = meta.story({
  args: { isWaiting: false },
  parameters: { pictures: false },
  play: async () => {
    await expect(screen.findByText('This worksheet no longer needs your signature.')).resolves.toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  },
});

const lost = failing('postWorksheetSignature', '504', { isAfterWork: true });

async function sign(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign' }));
}

export const FoundSigned = meta.story({
  parameters: { scenario: { failures: [lost] }, pictures: false },
  play: async ({ args }) => {
    await sign();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const NotSigned = meta.story({
  parameters: { scenario: { failures: [failing('postWorksheetSignature', '500')] }, pictures: false },
  play: async ({ args, loaded }) => {
    await sign();
    await expect(screen.findByText('The worksheet could not be signed.')).resolves.toBeVisible();
    backendOf(loaded).scenario.failures = [];
    await sign();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const UnknownOutcome = meta.story({
  tags: ['worksheet-53'],
  parameters: { scenario: { failures: [lost, failing('postWorksheet', '500')] } },
  play: async () => {
    await sign();
    await expect(
      screen.findByText('It is not known whether the worksheet was signed.'),
    ).resolves.toBeVisible();
  },
});

export const CheckedAgain = meta.story({
  tags: ['worksheet-53'],
  parameters: { pictures: false, scenario: { failures: [lost, failing('postWorksheet', '500')] } },
  play: async ({ args, loaded, step }) => {
    await sign();
    await expect(
      screen.findByText('It is not known whether the worksheet was signed.'),
    ).resolves.toBeVisible();
    await step('the check finds the signature', async () => {
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
});
