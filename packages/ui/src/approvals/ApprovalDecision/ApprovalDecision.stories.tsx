import { createRef, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longNote } from '../../requests/requests.fixtures.ts';
import { ApprovalDecision } from './ApprovalDecision.tsx';

const meta = preview.meta({
  component: ApprovalDecision,
  args: {
    isNoteRequired: true,
    note: '',
    onNoteChange: fn(),
    isNoteAsked: false,
    onNoteAsk: fn(),
    noteRef: createRef<HTMLTextAreaElement>(),
    busy: null as 'approved' | 'rejected' | null,
    onReject: fn(),
    onDecide: fn(),
    onLeave: fn(),
  },
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
  render: function WithNote(args) {
    const [note, setNote] = useState(args.note);
    const [isNoteAsked, setIsNoteAsked] = useState(args.isNoteAsked);
    const noteRef = useRef<HTMLTextAreaElement>(null);
    const own = { note, onNoteChange: setNote, isNoteAsked, onNoteAsk: () => setIsNoteAsked(true), noteRef };
    return <ApprovalDecision {...args} {...own} />;
  },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('approving needs no note', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      await expect(args.onDecide).toHaveBeenLastCalledWith('approved');
    });
    await step('Enter in the note is a new line, with Control it rejects', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your note' }), '{Enter}');
      await expect(args.onReject).not.toHaveBeenCalled();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onReject).toHaveBeenCalled();
    });
    await step('Escape leads back to the list', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onLeave).toHaveBeenCalled();
    });
  },
});

export const EnterRejects = meta.story({
  args: { isEnterSending: true },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your note' }), '{Shift>}{Enter}{/Shift}');
    await expect(args.onReject).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReject).toHaveBeenCalledTimes(1);
  },
});

export const RejectedWithoutNote = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('a rejection without a note is not made: the field asks for it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expect(args.onDecide).not.toHaveBeenCalled();
      const field = canvas.getByRole('textbox', { name: 'Your note' });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(/In case of rejecting you must enter a note\./);
    });
  },
});

export const RejectedWithNote = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await step('blanks are no note', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your note' }), '  ');
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expect(args.onDecide).not.toHaveBeenCalled();
    });
    await step('with one it is rejected', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'Not this week.');
      await expect(canvas.queryByText('In case of rejecting you must enter a note.')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expect(args.onDecide).toHaveBeenLastCalledWith('rejected');
    });
  },
});

export const NoteTooLong = meta.story({
  args: { note: 'a'.repeat(503) },
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await step('the field says how many characters are too many, and nothing is decided', async () => {
      await expect(canvas.getByText('503 of 500')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expect(args.onDecide).not.toHaveBeenCalled();
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your note' })).toHaveFocus());
    });
    await step('a note of 500 characters can be sent', async () => {
      await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}');
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expect(args.onDecide).toHaveBeenLastCalledWith('rejected');
    });
  },
});

export const NoteNotRequired = meta.story({
  args: { isNoteRequired: false },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('rejected');
  },
});

export const BeingApproved = meta.story({
  args: { busy: 'approved' as const },
  play: async ({ canvas, args, step }) => {
    await step('nothing is decided twice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Approve/ }));
      await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled();
      await expect(args.onDecide).not.toHaveBeenCalled();
    });
  },
});

export const LongText = meta.story({
  args: { note: longNote },
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
});
