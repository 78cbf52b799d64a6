import type { ListedError } from '@selfservice/api/errors/create-error-list';
import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ErrorListDialog } from './ErrorListDialog.tsx';
import type { ErrorListDialogProps } from './ErrorListDialog.tsx';
import { someErrors } from './errorList.fixtures.ts';

/** Removes deleted errors from the list. */
function WithList(props: ErrorListDialogProps) {
  const [errors, setErrors] = useState<readonly ListedError[]>(props.errors);
  return (
    <ErrorListDialog
      {...props}
      errors={errors}
      onDelete={(id) => setErrors(errors.filter((error) => error.id !== id))}
    />
  );
}

const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
const meta = preview.meta({
  component: ErrorListDialog,
  args: {
    errors: someErrors,
    clock,
    onCopy: fn(async () => {}),
    onDelete: fn(),
    onDeleteAll: fn(),
    onClose: fn(),
  },
  render: (args) => <WithList {...args} />,
});

const copyButton = (name: RegExp) => screen.findByRole('button', { name });
const status = () => within(screen.getByRole('dialog')).getByRole('status');

export const Default = meta.story({
  tags: ['errors-1', 'errors-7', 'errors-9'],
  play: async ({ step }) => {
    await step('the newest error comes first, with time, call and status', async () => {
      const [first] = within(await screen.findByRole('dialog', { name: 'Captured errors' })).getAllByRole(
        'listitem',
      );
      await expect(first).toHaveTextContent(/08:02:41500GET \/root\/breeze\/IpoData\/GetOvertime/);
      await expect(first).toHaveTextContent('Object reference not set');
    });
  },
});

export const Unfolded = meta.story({
  play: async () => {
    const [first] = await screen.findAllByText('Details');
    await userEvent.click(first as HTMLElement);
    await expect(screen.getByText(/server: Microsoft-IIS/)).toBeVisible();
  },
});

export const Copied = meta.story({
  tags: ['errors-3'],
  play: async ({ args, step }) => {
    await userEvent.click(await copyButton(/^Copy details: 08:02:41/));
    await step(
      'all details are on the clipboard, and a message confirms it visibly and to screen readers',
      async () => {
        await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining('500 Internal Server Error'));
        await waitFor(() => expect(status()).toHaveTextContent('The details have been copied.'));
        await expect(screen.getAllByText('The details have been copied.')).toHaveLength(2);
      },
    );
  },
});

export const ConfirmedForThreeSeconds = meta.story({
  tags: ['errors-3'],
  parameters: { pictures: false },
  play: async () => {
    await userEvent.click(await copyButton(/^Copy details: 08:02:41/));
    await waitFor(() => expect(status()).not.toBeEmptyDOMElement());
    clock.advance(2999);
    await expect(status()).not.toBeEmptyDOMElement();
    clock.advance(1);
    await waitFor(() => expect(status()).toBeEmptyDOMElement());
  },
});

export const ClipboardRefused = meta.story({
  parameters: { pictures: false },
  args: { onCopy: fn(() => Promise.reject(new Error('NotAllowedError'))) },
  play: async ({ step }) => {
    await userEvent.click(await copyButton(/^Copy details: 08:00:05/));
    await step('the details are open and selected', async () => {
      await waitFor(() => expect(status()).toHaveTextContent(/blocked access to the clipboard/));
      await expect(getSelection()?.toString()).toMatch(/^2026-11-20 08:00:05 {2}\/dashboard/);
    });
  },
});

export const Deleted = meta.story({
  tags: ['errors-4'],
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    const deleteFirst = async () =>
      userEvent.click((await screen.findAllByRole('button', { name: 'Delete' }))[0] as HTMLElement);
    await step('the focus moves to the next error', async () => {
      await deleteFirst();
      await waitFor(async () => expect(await copyButton(/08:00:05/)).toHaveFocus());
      await expect(screen.getAllByRole('listitem')).toHaveLength(1);
    });
    await step('after the last error the focus moves to Close', async () => {
      await deleteFirst();
      await expect(screen.findByText('There are no errors.')).resolves.toBeVisible();
      await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' })[1]).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const AllDeleted = meta.story({
  tags: ['errors-5'],
  parameters: { pictures: false },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete all and close' }));
    await expect(args.onDeleteAll).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const WidthOfLongContent = meta.story({
  tags: ['shell-25'],
  parameters: { pictures: false },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ step }) => {
    await step('the dialog is not wider than 90% of the window', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Captured errors' });
      await waitFor(() => expect(dialog).toBeVisible());
      const { width } = dialog.getBoundingClientRect();
      await expect(width).toBeLessThanOrEqual(0.9 * window.innerWidth);
      await expect(width).toBeGreaterThan(0.7 * window.innerWidth);
    });
  },
});

export const LongText = meta.story({
  args: {
    errors: [
      {
        ...(someErrors[0] as ListedError),
        message: `HttpError: ${'System.InvalidOperationException '.repeat(20)}`,
      },
    ],
  },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});
