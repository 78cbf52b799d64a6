import { failing } from '@selfservice/mock-server/core/failure';
import { expect, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { leaveTheScreen, rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { pressTwiceThere } from '../../patterns/decisions/pressTwiceThere.fixtures.ts';
import { OvertimeScreen } from './OvertimeScreen.tsx';
import {
  decide,
  decideElsewhere,
  letTimeRunOut,
  overtimeMeta,
  stateOf,
  waitingRow,
} from './overtimeScreen.fixtures.ts';

const meta = preview.meta({
  ...overtimeMeta,
  component: OvertimeScreen,
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
});
const refusing = { pictures: false, scenario: { failures: [failing('postOvertimeStatus', '500')] } };

export const Waiting = meta.story({
  tags: ['overtime-5', 'overtime-6'],
  parameters: { pictures: true },
  play: async ({ canvas, loaded, step }) => {
    await decide('Approve');
    await step('the detail closes, and the row shows the progress', async () => {
      const row = await rowOf(/Overtime to be paid, Approving…$/);
      await waitFor(() => expect(row).toHaveFocus());
      await expect(canvas.queryByRole('region', { name: /^Overtime of/ })).toBeNull();
      await expect(canvas.findByText(/^Approving the overtime: /)).resolves.toBeVisible();
      await expect(stateOf(backendOf(loaded))).toBe('pending');
    });
  },
});

export const WaitingOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await decide('Approve');
    await step('the row has the focus in the list', async () => {
      const row = await rowOf(/Overtime to be paid, Approving…$/);
      await waitFor(() => expect(row).toHaveFocus());
    });
    await step('its detail can be opened, with a button to undo', async () => {
      await userEvent.keyboard('{Enter}');
      const [inDetail] = await canvas.findAllByRole('button', { name: 'Undo' });
      if (!inDetail) throw new Error('It can be taken back.');
      await userEvent.click(inDetail);
      await expect(canvas.findByRole('button', { name: 'Approve' })).resolves.toBeVisible();
      await expect(document.activeElement).not.toBe(document.body);
    });
  },
});

/** The back link takes the place of the buttons of the detail. */
export const ADoubleClickOnAPhone = meta.story({
  tags: ['overtime-7'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, loaded, step }) => {
    await userEvent.click(await rowOf(waitingRow));
    await step('the second click neither undoes nor opens anything', async () => {
      await pressTwiceThere(await canvas.findByRole('button', { name: 'Reject' }));
      await rowOf(/Overtime to be paid, Rejecting…$/);
      await expect(canvas.queryByRole('button', { name: 'Back to list' })).toBeNull();
    });
    await step('the next click undoes the decision', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await rowOf(waitingRow);
      await expect(stateOf(backendOf(loaded))).toBe('pending');
    });
  },
});

export const ADoubleClickOnADesk = meta.story({
  tags: ['overtime-7'],
  play: async ({ canvas, loaded, step }) => {
    await userEvent.click(await rowOf(waitingRow));
    await pressTwiceThere(await canvas.findByRole('button', { name: 'Approve' }));
    await step('no other overtime opens', async () => {
      await rowOf(/Overtime to be paid, Approving…$/);
      await expect(canvas.queryByRole('region', { name: /^Overtime of/ })).toBeNull();
    });
    letTimeRunOut(backendOf(loaded));
    await waitFor(() => expect(stateOf(backendOf(loaded))).toBe('approved'));
  },
});

export const EnterTwiceOnAPhone = meta.story({
  tags: ['overtime-7'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await userEvent.click(await rowOf(waitingRow));
    (await canvas.findByRole('button', { name: 'Approve' })).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await step('the overtime is decided once', async () => {
      await expect(canvas.findAllByText(/^Approving/)).resolves.not.toHaveLength(0);
      letTimeRunOut(backend);
      await waitFor(() => expect(stateOf(backend)).toBe('approved'));
      await expect(canvas.queryByText(/already/)).toBeNull();
    });
  },
});

export const TakenBack = meta.story({
  tags: ['overtime-6'],
  play: async ({ canvas, loaded, step }) => {
    await decide('Reject');
    await step('nothing was sent, and the row has the focus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
      letTimeRunOut(backendOf(loaded));
      await waitFor(() => expect(canvas.getByRole('row', { name: waitingRow })).toHaveFocus());
      await expect(stateOf(backendOf(loaded))).toBe('pending');
    });
  },
});

export const TakenBackByKey = meta.story({
  tags: ['overtime-6'],
  play: async ({ canvas }) => {
    await decide('Approve');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Approving…$/ })).toHaveFocus());
    await userEvent.keyboard('u');
    await rowOf(waitingRow);
  },
});

export const Approved = meta.story({
  tags: ['overtime-5', 'overtime-17'],
  play: async ({ canvas, loaded, step }) => {
    await decide('Approve');
    letTimeRunOut(backendOf(loaded));
    await step('the list is loaded again', async () => {
      await waitFor(() => expect(canvas.getAllByRole('row', { name: /Approved$/ })).toHaveLength(4));
      await expect(canvas.queryByText(/^Approving/)).toBeNull();
      await expect(stateOf(backendOf(loaded))).toBe('approved');
    });
  },
});

export const Denied = meta.story({
  tags: ['overtime-15'],
  play: async ({ canvas, loaded, step }) => {
    await decide('Reject');
    await rowOf(/Overtime to be paid, Rejecting…$/);
    letTimeRunOut(backendOf(loaded));
    await step('the denied overtime leaves the list', async () => {
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
      await expect(stateOf(backendOf(loaded))).toBe('denied');
    });
  },
});

export const DecidedMeanwhile = meta.story({
  tags: ['overtime-21'],
  play: async ({ canvas, loaded, step }) => {
    await decide('Approve');
    decideElsewhere(backendOf(loaded), 'denied');
    letTimeRunOut(backendOf(loaded));
    await step("reports it in the server's words, and removes it from the list", async () => {
      await expect(canvas.findByText('The overtime has been decided already.')).resolves.toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    });
    await step('the message can be closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close summary' }));
      await waitFor(() => expect(canvas.queryByText('The overtime has been decided already.')).toBeNull());
    });
  },
});

export const NotSent = meta.story({
  tags: ['overtime-19'],
  parameters: refusing,
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await decide('Approve');
    letTimeRunOut(backend);
    await step('reports the failure, and the overtime is pending again', async () => {
      await expect(canvas.findByText(/^The overtime could not be approved: /)).resolves.toBeVisible();
      await rowOf(waitingRow);
    });
    await step('the decision can be sent again', async () => {
      backend.database.scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(stateOf(backend)).toBe('approved'));
    });
  },
});

export const OutcomeUnknown = meta.story({
  tags: ['overtime-20'],
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await decide('Approve');
    backend.database.scenario.failures = [
      failing('postOvertimeStatus', 'portal', { isAfterWork: true }),
      failing('getOvertime', 'network'),
    ];
    letTimeRunOut(backend);
    await step('the outcome is shown as unknown, and Approve is hidden', async () => {
      await expect(
        canvas.findByText(/^It is not known whether the overtime was approved: /),
      ).resolves.toBeVisible();
      await userEvent.click(await rowOf(/Overtime to be paid, Outcome unknown$/));
      await expect(canvas.findByRole('region', { name: /^Overtime of/ })).resolves.toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    });
    await step('Check again shows the overtime as approved', async () => {
      backend.database.scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(canvas.queryByText(/It is not known/)).toBeNull());
      await waitFor(() => expect(canvas.getAllByRole('row', { name: /Approved$/ })).toHaveLength(4));
    });
  },
});

export const SentOnLeaving = meta.story({
  tags: ['overtime-8'],
  play: async ({ loaded }) => {
    await decide('Approve');
    leaveTheScreen();
    await waitFor(() => expect(stateOf(backendOf(loaded))).toBe('approved'));
  },
});

export const NotSentOutOfView = meta.story({
  tags: ['overtime-22'],
  parameters: refusing,
  play: async () => {
    await decide('Approve');
    leaveTheScreen();
    await waitFor(() =>
      expect(notify.error).toHaveBeenCalledWith(
        expect.objectContaining({ status: 500 }),
        expect.stringMatching(/^The overtime could not be approved: /),
      ),
    );
  },
});

export const DecidedMeanwhileOutOfView = meta.story({
  tags: ['overtime-21', 'overtime-22'],
  play: async ({ loaded }) => {
    await decide('Approve');
    decideElsewhere(backendOf(loaded), 'approved');
    leaveTheScreen();
    await waitFor(() =>
      expect(notify.refusal).toHaveBeenCalledWith('The overtime has been decided already.'),
    );
  },
});
