import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NewRequestDialog } from './NewRequestDialog.tsx';
import {
  accountsAreThere,
  chooseAccount,
  part,
  pickDay,
  save,
  summary,
  typeInto,
} from './new-request.fixtures.ts';

const meta = preview.meta({
  component: NewRequestDialog,
  args: {
    agenda: 'requests' as const,
    personRef: '0001001',
    draftKey: 'requests.new',
    initialDay: localDate('2026-12-02'),
    onCreated: fn(),
    onClose: fn(),
  },
});

const dayOf = (label: string) => Number(part('day', label).textContent);
const wrongOrder = 'The end day cannot be before the start day!';

export const PickedDaysMoveEachOther = meta.story({
  tags: ['requests-31'],
  play: async ({ step }) => {
    await accountsAreThere();
    await step('picking a later end day keeps the start day', async () => {
      await pickDay('End day', 'Friday, 4 December 2026');
      await expect(summary()).toHaveTextContent('3 days, Wed 2 – Fri 4 Dec 2026');
    });
    await step('picking a start day after the end day moves the end day', async () => {
      await pickDay('Start day', 'Thursday, 10 December 2026');
      await expect(dayOf('End day')).toBe(10);
    });
    await step('picking an end day before the start day moves the start day', async () => {
      await pickDay('End day', 'Monday, 7 December 2026');
      await expect(dayOf('Start day')).toBe(7);
      await expect(summary()).toHaveTextContent('1 day, Mon 7 Dec 2026');
    });
  },
});

export const TypedDaysCanBeInWrongOrder = meta.story({
  tags: ['requests-30', 'requests-31'],
  parameters: { pictures: true },
  play: async ({ args, step }) => {
    await accountsAreThere();
    await step('typing a start day after the end day keeps the end day', async () => {
      await typeInto('day', 'Start day', '10');
      await expect(dayOf('End day')).toBe(2);
    });
    await step('the end day has the error, and the button is disabled with it', async () => {
      await expect(screen.getByRole('group', { name: 'End day' })).toHaveAccessibleDescription(
        new RegExp(wrongOrder),
      );
      const save = screen.getByRole('button', { name: 'Send request' });
      await expect(save).toHaveAttribute('aria-disabled', 'true');
      await expect(save).toHaveAccessibleDescription(wrongOrder);
      await expect(summary()).toHaveTextContent(/^$/);
      await userEvent.click(save);
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
    await step('the error is visible once, and the press moves the focus to it', async () => {
      const shown = screen.getAllByText(wrongOrder).filter(({ offsetWidth }) => offsetWidth > 1);
      await expect(shown).toHaveLength(1);
      await expect(screen.getByRole('group', { name: 'End day' })).toContainElement(
        document.activeElement as HTMLElement,
      );
    });
    await step('typing a later end day removes the error', async () => {
      await typeInto('day', 'End day', '12');
      await expect(screen.queryByText(wrongOrder)).toBeNull();
      await expect(summary()).toHaveTextContent('3 days, Thu 10 – Sat 12 Dec 2026');
    });
    await step('typing an end day before the start day shows the error again', async () => {
      await typeInto('day', 'End day', '09');
      await expect(screen.getAllByText(wrongOrder)).toHaveLength(2);
    });
  },
});

export const AllDayMakesTheEndDayTheStartDay = meta.story({
  tags: ['requests-32'],
  play: async ({ step }) => {
    await accountsAreThere();
    await pickDay('End day', 'Friday, 4 December 2026');
    const allDay = screen.getByRole('checkbox', { name: 'All day' });
    await step('a part of a day has no end day', async () => {
      await userEvent.click(allDay);
      await expect(screen.queryByRole('group', { name: 'End day' })).toBeNull();
      await expect(summary()).toHaveTextContent('Wed 2 Dec 2026 8:00–16:30, 8:30 h');
    });
    await step('all day again sets the end day to the start day', async () => {
      await userEvent.click(allDay);
      await expect(dayOf('End day')).toBe(2);
      await expect(summary()).toHaveTextContent('1 day, Wed 2 Dec 2026');
    });
  },
});

export const PartOfDay = meta.story({
  tags: ['requests-33', 'requests-38', 'requests-60'],
  play: async ({ step }) => {
    await accountsAreThere();
    await userEvent.click(screen.getByRole('checkbox', { name: 'All day' }));
    await step('the times begin with 8:00 and 16:30, and a step is 30 minutes', async () => {
      await expect(summary()).toHaveTextContent('Wed 2 Dec 2026 8:00–16:30, 8:30 h');
      await userEvent.click(screen.getByRole('button', { name: '30 min earlier, To' }));
      await expect(summary()).toHaveTextContent('Wed 2 Dec 2026 8:00–16:00, 8:00 h');
    });
    await step('an end time before the begin time shows the next day as the end day', async () => {
      await typeInto('hour', 'From', '2200');
      await typeInto('hour', 'To', '0600');
      await expect(screen.getByText('Ends on Thu 3 Dec 2026, the next day.')).toBeVisible();
      await expect(summary()).toHaveTextContent('Wed 2 Dec 22:00 – Thu 3 Dec 2026 6:00, 8:00 h');
    });
  },
});

export const EqualTimesStayOnOneDay = meta.story({
  tags: ['requests-28'],
  play: async () => {
    await accountsAreThere();
    await userEvent.click(screen.getByRole('checkbox', { name: 'All day' }));
    await typeInto('hour', 'To', '0800');
    await expect(summary()).toHaveTextContent('Wed 2 Dec 2026 8:00–8:00, 0:00 h');
    await expect(screen.queryByText(/the next day/)).toBeNull();
  },
});

export const EmptyDayAndTime = meta.story({
  play: async ({ args, step }) => {
    await accountsAreThere();
    await step('an empty day is not sent, and has the error and the focus', async () => {
      await chooseAccount('Doctor');
      part('day', 'Start day').focus();
      await userEvent.keyboard(
        '{Backspace}{Backspace}{Tab}{Backspace}{Backspace}{Tab}{Backspace}{Backspace}{Backspace}{Backspace}',
      );
      await save();
      await expect(screen.getByText('Enter a day.')).toBeVisible();
      await waitFor(() => expect(part('day', 'Start day')).toHaveFocus());
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});
