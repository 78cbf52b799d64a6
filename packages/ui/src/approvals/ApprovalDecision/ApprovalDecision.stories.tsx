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
    const noteProps = {
      note,
      onNoteChange: setNote,
      isNoteAsked,
      onNoteAsk: () => setIsNoteAsked(true),
      noteRef,
    };
    return <ApprovalDecision {...args} {...noteProps} />;
  },
});

export const Default = meta.story({
  tags: ['approvals-16'],
  play: async ({ canvas, args, step }) => {
    await step('Approve works without a note', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
      await expect(args.onDecide).toHaveBeenLastCalledWith('approved');
    });
    await step('Enter adds a line to the note, Control and Enter reject', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your note' }), '{Enter}');
      await expect(args.onReject).not.toHaveBeenCalled();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onReject).toHaveBeenCalled();
    });
    await step('Escape returns to the list', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onLeave).toHaveBeenCalled();
    });
  },
});

export const FoldedOnPhone = meta.story({
  tags: ['approvals-32'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args, step }) => {
    const buttons = ['Approve', 'Reject'].map((name) => canvas.getByRole('button', { name }));
    const note = canvas.getByRole('textbox', { name: 'Your note' });
    const height = () => canvasElement.querySelector('[data-folded]')?.getBoundingClientRect().height;
    await step('only the buttons are visible', async () => {
      await expect(height()).toBe(44);
      const field = canvasElement.querySelector('[data-folded] > :first-child');
      await expect(field?.getBoundingClientRect().width).toBe(1);
    });
    await step('a button opens the note', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
      await expect(note).toHaveFocus();
      await expect(note.getBoundingClientRect().width).toBeGreaterThan(200);
    });
    await step('a rejection that needs the note opens it and says so', async () => {
      for (const button of buttons) button.blur();
      note.blur();
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expect(args.onDecide).not.toHaveBeenCalled();
      await expect(note).toHaveFocus();
      await expect(note).toHaveAccessibleDescription(/note/);
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
  tags: ['approvals-32'],
  play: async ({ canvas, args, step }) => {
    await step('Reject without a note decides nothing, and the field shows the error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expect(args.onDecide).not.toHaveBeenCalled();
      const field = canvas.getByRole('textbox', { name: 'Your note' });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(/In case of rejecting you must enter a note\./);
    });
  },
});

export const RejectedWithNote = meta.story({
  tags: ['approvals-32'],
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await step('blanks do not count as a note', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your note' }), '  ');
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expect(args.onDecide).not.toHaveBeenCalled();
    });
    await step('Reject works with a note', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'Not this week.');
      await expect(canvas.queryByText('In case of rejecting you must enter a note.')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
      await expect(args.onDecide).toHaveBeenLastCalledWith('rejected');
    });
  },
});

export const NoteTooLong = meta.story({
  tags: ['approvals-45'],
  args: { note: 'a'.repeat(503) },
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await step('a note that is too long shows its length, and nothing is decided', async () => {
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
  tags: ['approvals-34'],
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
    await step('nothing is decided twice while the decision is sent', async () => {
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
