import { localDate } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NewRequestDialog } from './NewRequestDialog.tsx';
import {
  accountsAreThere,
  chooseAccount,
  fail,
  monthDay,
  part,
  summary,
  typeInto,
} from './new-request.fixtures.ts';

const meta = preview.meta({
  component: NewRequestDialog,
  args: {
    agenda: 'requests' as const,
    personRef: '0001001',
    draftKey: 'requests.new',
    initialDay: localDate('2026-12-21'),
    onCreated: fn(),
    onClose: fn(),
  },
});

/** Selects a range in the month by pressing its ends. */
async function choose(first: RegExp, last: RegExp): Promise<void> {
  await userEvent.click(await monthDay(first));
  await userEvent.click(await monthDay(last));
}

const christmas = () => choose(/^Monday, 21 Dec/, /^Friday, 25 Dec/);

export const Default = meta.story({
  parameters: { pictures: true },
  play: async ({ step }) => {
    await accountsAreThere();
    await christmas();
    await chooseAccount('Vacation');
    await step('the fields show the days that were selected in the month', async () => {
      await expect(part('day', 'Start day')).toHaveTextContent('21');
      await expect(part('day', 'End day')).toHaveTextContent('25');
    });
    await step('the summary shows the days and the balance after them', () =>
      waitFor(() =>
        expect(summary()).toHaveTextContent(
          '5 days, Mon 21 – Fri 25 Dec 20263 with a planned shift, 2 public holidays · Vacation: 14.5 days now, 11.5 after',
        ),
      ),
    );
  },
});

export const InCzech = meta.story({
  globals: { language: 'cs' },
  play: async () => {
    const month = await screen.findByRole('grid', { name: 'Prosinec 2026' });
    await waitFor(() => expect(month).toHaveTextContent('21.'));
  },
});

export const Overlapping = meta.story({
  parameters: { pictures: true },
  play: async ({ step }) => {
    await accountsAreThere();
    await choose(/^Tuesday, 1 Dec/, /^Thursday, 3 Dec/);
    await step('the summary names the overlapped request, and the button stays enabled', async () => {
      await waitFor(() => expect(summary()).toHaveTextContent(/Overlaps your pending request: Vacation/));
      await expect(screen.getByRole('button', { name: 'Send request' })).not.toHaveAttribute('aria-disabled');
    });
  },
});

export const MoreThanIsLeft = meta.story({
  play: async () => {
    await chooseAccount('Vacation');
    await choose(/^Tuesday, 1 Dec/, /^Wednesday, 23 Dec/);
    await waitFor(() => expect(summary()).toHaveTextContent(/This is .+ more than you have left\./));
  },
});

export const FieldsLead = meta.story({
  play: async ({ step }) => {
    await accountsAreThere();
    await step('the month shows typed days, also of another month', async () => {
      await typeInto('month', 'Start day', '11');
      await typeInto('day', 'End day', '24');
      await expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
      await typeInto('month', 'End day', '11');
      await expect(await monthDay(/^Monday, 23 November 2026, .*selected$/)).toBeVisible();
    });
    await step('another month stays visible until the days change', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
      await screen.findByRole('grid', { name: 'December 2026' });
    });
  },
});

export const PartOfADay = meta.story({
  play: async ({ step }) => {
    await accountsAreThere();
    await userEvent.click(screen.getByRole('checkbox', { name: 'All day' }));
    await step('two presses select the second day', async () => {
      await choose(/^Tuesday, 22 Dec/, /^Wednesday, 23 Dec/);
      await expect(part('day', 'Day')).toHaveTextContent('23');
      await expect(summary()).toHaveTextContent('Wed 23 Dec 2026 8:00–16:30, 8:30 h');
    });
  },
});

export const WithoutThePlan = meta.story({
  parameters: { scenario: { failures: [failing('postMyPlan', '500')] } },
  play: async ({ loaded, step }) => {
    await accountsAreThere();
    await step('the month has no shifts, and a note says why', async () => {
      await screen.findByText('Your shifts could not be loaded.');
      await expect(summary()).not.toHaveTextContent(/shift/);
    });
    await step('"Try again" loads the shifts', async () => {
      fail(loaded);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await expect(await monthDay(/^Monday, 21 Dec.*shift/)).toBeVisible();
      await waitFor(() => expect(summary()).toHaveTextContent(/1 with a planned shift/));
    });
  },
});

export const PlanOnItsWay = meta.story({
  parameters: { scenario: { failures: [failing('postMyPlan', 'timeout')] } },
  play: async () => {
    await accountsAreThere();
    await expect(screen.findByText('Your shifts are loading.')).resolves.toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send request' })).not.toHaveAttribute('aria-disabled');
  },
});

export const WithoutRightToThePlan = meta.story({
  parameters: { scenario: { disabledActions: ['SelfServiceApp_RunMyPlan'] } },
  play: async () => {
    await expect(screen.findByText(/you have no access to your plan/)).resolves.toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ step }) => {
    await accountsAreThere();
    (await monthDay(/^Monday, 21 Dec/)).focus();
    await step('arrow keys with Shift select a range', async () => {
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
      await expect(summary()).toHaveTextContent('3 days, Mon 21 – Wed 23 Dec 2026');
    });
    await step('the summary is announced after a pause', async () => {
      await waitFor(() => expect(screen.getByText(/^3 days, .*3 with a planned shift/)).toBeInTheDocument());
    });
  },
});
