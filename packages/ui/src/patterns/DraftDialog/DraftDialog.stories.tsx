import type { Checkable } from '@selfservice/api/core/outbox/outbox';
import type { UseMutationResult } from '@tanstack/react-query';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { DraftDialog } from './DraftDialog.tsx';

interface Note extends Checkable {
  note: string;
}

type Saving = UseMutationResult<void, unknown, Note>;

const saving = { isPending: false, error: null, mutateAsync: fn() } as unknown as Saving;
const draft = {
  form: 'Doctor',
  isChanged: true,
  isRestored: false,
  change: fn(),
  reset: fn(),
  drop: fn(),
};

const meta = preview.meta({
  component: DraftDialog<string, Note, void>,
  args: {
    title: 'New note',
    draft,
    saving,
    toInput: (note: string) => ({ note }),
    savedMessage: 'The note has been saved.',
    failedTitle: 'The note has not been saved.',
    onSaved: fn(),
    onClose: fn(),
    children: () => <TextField label="Note" value="Doctor" onChange={() => {}} />,
  },
  parameters: { pictures: false },
});

export const Default = meta.story({
  play: async () => {
    await expect(screen.findByRole('dialog', { name: 'New note' })).resolves.toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Doctor');
    await expect(screen.queryByText('What you entered has been kept.')).toBeNull();
  },
});
export const Restored = meta.story({
  args: { draft: { ...draft, isRestored: true } },
  play: () => expect(screen.findByText('What you entered has been kept.')).resolves.toBeVisible(),
});
export const Saving = meta.story({
  args: { saving: { ...saving, isPending: true } as unknown as Saving },
  play: async () => {
    await expect(screen.findByRole('button', { name: 'Cancel' })).resolves.toBeDisabled();
  },
});
