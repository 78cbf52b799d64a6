import { createRef, useRef } from 'react';
import { NetworkError } from '@selfservice/api/core/errors';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { aDecidedRequest, aRequest, longName, longNote } from '../../requests/requests.fixtures.ts';
import { ApprovalDetail } from './ApprovalDetail.tsx';

const meta = preview.meta({
  component: ApprovalDetail,
  render: function WithItsField(args) {
    const noteRef = useRef<HTMLTextAreaElement>(null);
    return <ApprovalDetail {...args} noteRef={noteRef} />;
  },
  args: {
    request: aRequest(),
    progress: null,
    onUndo: undefined,
    error: null as Error | null,
    onRetry: fn(),
    isDecidedMeanwhile: false,
    approver: {
      isNoteRequired: true,
      note: 'Fine',
      onNoteChange: fn(),
      isNoteAsked: false,
      onNoteAsk: fn(),
    },
    onReject: fn(),
    onDecide: fn(),
    onLeave: fn(),
    noteRef: createRef<HTMLTextAreaElement>(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
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
export const SelectionBeingDecided = meta.story({
  args: { approver: null, refusal: 'In the bar you decide on the selected requests.' },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('it is shown, and the bar decides', async () => {
      await expect(canvas.findByText(/you decide on the selected requests/)).resolves.toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.queryByRole('textbox')).toBeNull();
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
const onUndo = fn();
export const Approving = meta.story({
  parameters: { pictures: false },
  args: { progress: 'approving', onUndo },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalled();
  },
});
export const NotSent = meta.story({
  args: { error: new NetworkError('/breeze', null) },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
export const DecidedMeanwhile = meta.story({
  args: { request: aDecidedRequest('rejected'), isDecidedMeanwhile: true },
  play: ({ canvas }) =>
    expect(canvas.getByText('The request has been decided in the meantime.')).toBeVisible(),
});
export const LongText = meta.story({
  args: { request: aRequest({ applicant: longName, note: longNote }) },
  globals: { viewport: { value: 'narrow' } },
});
