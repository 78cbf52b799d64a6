import type { LocalMonth } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { people } from '@selfservice/mock-server/core/people';
import { signWorksheet } from '@selfservice/mock-server/worksheet/worksheet-stages';
import type { Canvas } from 'storybook/internal/types';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { october } from '../worksheet.fixtures.ts';
import { WorksheetScreen } from './WorksheetScreen.tsx';
import { worksheetMeta } from './worksheetScreen.fixtures.ts';

const { ref } = people.employee;

const meta = preview.meta({ ...worksheetMeta, component: WorksheetScreen });

const signAction = 'Sign worksheet';
const permission = 'SelfServiceApp_WorksheetSign';

async function openDialog(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: signAction }));
  return within(await screen.findByRole('dialog', { name: 'Sign worksheet for October 2026' }));
}

export const SignedThenReadAgain = meta.story({
  tags: ['worksheet-24'],
  play: async ({ canvas, step }) => {
    const dialog = await openDialog(canvas);
    await step('the dialog shows the three texts of the organisation', async () => {
      for (const text of [/^By signing I confirm/, /^After that/, /^Objections can be raised/])
        await expect(dialog.getByText(text)).toBeVisible();
    });
    await step('a double click signs once, and a notification reports it', async () => {
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Sign' }));
      await waitFor(() =>
        expect(notify.success).toHaveBeenLastCalledWith('The worksheet for October 2026 is signed.'),
      );
    });
    await step('the worksheet is signed, and the button disappears', async () => {
      await expect(canvas.findByText('Signed electronically')).resolves.toBeVisible();
      await expect(canvas.queryByRole('button', { name: signAction })).toBeNull();
    });
    await step('the focus moves to the worksheet', () =>
      waitFor(() =>
        expect(
          canvas.getByRole('region', { name: 'Worksheet for October 2026' }).parentElement,
        ).toHaveFocus(),
      ),
    );
  },
});

export const LeadsToTheMonthToSign = meta.story({
  args: { month: '2026-11' as LocalMonth },
  play: async ({ args, canvas, step }) => {
    await step('a month that cannot be signed offers the month that can', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'To sign: October' }));
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-10');
      await expect(canvas.findByRole('button', { name: signAction })).resolves.toBeEnabled();
      await expect(canvas.queryByRole('button', { name: /^To sign/ })).toBeNull();
    });
  },
});

export const LeadsNowhereWithoutTheRightToSign = meta.story({
  args: { month: '2026-11' as LocalMonth },
  parameters: { scenario: { disabledActions: [permission] } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.findByRole('table', { name: /November 2026/ })).resolves.toBeVisible();
    await waitFor(() => expect(backendOf(loaded).queryClient.isFetching()).toBe(0));
    await expect(canvas.queryByRole('button', { name: /^To sign/ })).toBeNull();
  },
});

export const WarningHides = meta.story({
  tags: ['worksheet-25'],
  play: async ({ canvas, loaded, step }) => {
    const { clock } = backendOf(loaded);
    await expect(canvas.findByText('The worksheet needs your signature')).resolves.toBeVisible();
    await step('the warning is visible for 3 s', async () => {
      clock.advance(2999);
      await expect(canvas.getByText('The worksheet needs your signature')).toBeVisible();
      clock.advance(1);
      await waitFor(() => expect(canvas.queryByText('The worksheet needs your signature')).toBeNull());
    });
    await step('the button stays', () =>
      expect(canvas.getByRole('button', { name: signAction })).toBeVisible(),
    );
  },
});

export const SignedMeanwhile = meta.story({
  tags: ['worksheet-26', 'worksheet-55'],
  play: async ({ canvas, loaded, step }) => {
    const dialog = await openDialog(canvas);
    signWorksheet(backendOf(loaded).database, ref, october);
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await step('the dialog shows the server’s message, and signing is no longer offered', async () => {
      await expect(dialog.findByText('The worksheet could not be signed.')).resolves.toBeVisible();
      await expect(dialog.getByText('The worksheet has been signed already.')).toBeVisible();
      await waitFor(() => expect(dialog.queryByRole('button', { name: 'Sign' })).toBeNull());
    });
    await step('after closing the focus moves to the worksheet', async () => {
      await userEvent.click(dialog.getByText('Close'));
      await waitFor(() =>
        expect(
          canvas.getByRole('region', { name: 'Worksheet for October 2026' }).parentElement,
        ).toHaveFocus(),
      );
    });
  },
});

export const AnswerLost = meta.story({
  tags: ['worksheet-53'],
  parameters: {
    scenario: { failures: [failing('postWorksheetSignature', 'network', { isAfterWork: true })] },
  },
  play: async ({ canvas, step }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await step('a signature whose response was lost is found', () =>
      waitFor(() =>
        expect(notify.success).toHaveBeenLastCalledWith('The worksheet for October 2026 is signed.'),
      ),
    );
  },
});

export const OutcomeUnknown = meta.story({
  tags: ['worksheet-53'],
  play: async ({ canvas, loaded, step }) => {
    const dialog = await openDialog(canvas);
    backendOf(loaded).scenario.isOffline = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await step('the dialog says that the outcome is unknown', () =>
      expect(dialog.findByText('It is not known whether the worksheet was signed.')).resolves.toBeVisible(),
    );
    await step('a check that finds no signature offers to sign again', async () => {
      backendOf(loaded).scenario.isOffline = false;
      backendOf(loaded).clock.advance(60_000);
      await expect(dialog.findByText('The worksheet could not be signed.')).resolves.toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
      await expect(canvas.findByText('Signed electronically')).resolves.toBeInTheDocument();
    });
  },
});

export const ClosedWithoutSigning = meta.story({
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: signAction });
    await openDialog(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const SigningDisabled = meta.story({
  tags: ['worksheet-43'],
  parameters: { pictures: true, scenario: { disabledActions: [permission] } },
  play: async ({ canvas, step }) => {
    await step('the button stays visible and says why', async () =>
      expect(await canvas.findByRole('button', { name: signAction })).toHaveAccessibleDescription(
        'You are not allowed to sign your worksheet. Ask your administrator for access.',
      ),
    );
    await step('there is no warning', () =>
      expect(canvas.queryByText('The worksheet needs your signature')).toBeNull(),
    );
  },
});

export const SigningHidden = meta.story({
  tags: ['worksheet-43'],
  parameters: { scenario: { invisibleActions: [permission] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('table', { name: /^Worksheet for/ })).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: signAction })).toBeNull();
  },
});

export const TooLateToSign = meta.story({
  tags: ['worksheet-22'],
  args: { month: '2026-07' as LocalMonth },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('table', { name: /^Worksheet for/ })).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: signAction })).toBeNull();
  },
});
