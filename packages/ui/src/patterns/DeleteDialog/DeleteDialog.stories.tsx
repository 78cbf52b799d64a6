import { HttpError, OutcomeUnknownError } from '@selfservice/api/core/errors';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import type { Checkable } from '@selfservice/api/core/outbox/outbox';
import { DeleteDialog } from './DeleteDialog.tsx';

interface Deletion extends Checkable {
  id: number;
}

const failure = (status: number) =>
  new HttpError({ url: '/delete', status, statusText: '', headers: {}, body: '' });

const remove = fn<(deletion: Deletion) => Promise<void>>();

const meta = preview.meta({
  component: DeleteDialog<Deletion, void>,
  args: {
    words: {
      title: 'Delete this note?',
      label: 'Delete',
      final: 'This cannot be undone.',
      failed: 'The note has not been deleted.',
      unknown: 'It is not known whether the note was deleted.',
      done: 'The note is deleted.',
      gone: 'The note had already been deleted.',
    },
    mutation: { mutationFn: (deletion: Deletion) => remove(deletion) },
    input: { id: 7 },
    children: <p>Bring the keys.</p>,
    onDeleted: fn(),
    onClose: fn(),
  },
  beforeEach() {
    mocked(remove).mockReset();
  },
  parameters: { pictures: false },
});

const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete' }));

export const Default = meta.story({
  play: async ({ args, step }) => {
    await screen.findByText('Bring the keys.');
    await step('deletes once and notifies the user', async () => {
      await confirm();
      await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
      await expect(remove.mock.calls.map(([deletion]) => deletion)).toEqual([{ id: 7 }]);
      await expect(notify.success).toHaveBeenCalledWith('The note is deleted.');
    });
  },
});

export const Gone = meta.story({
  play: async ({ args }) => {
    remove.mockRejectedValue(failure(404));
    await confirm();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await expect(notify.refusal).toHaveBeenCalledWith('The note had already been deleted.');
  },
});

export const Unknown = meta.story({
  play: async ({ args, step }) => {
    remove.mockRejectedValueOnce(new OutcomeUnknownError(failure(500)));
    await confirm();
    await expect(screen.findByText('It is not known whether the note was deleted.')).resolves.toBeVisible();
    await step('the next attempt only checks', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
      await expect(remove.mock.lastCall?.[0]).toEqual({ id: 7, isCheck: true });
    });
  },
});
