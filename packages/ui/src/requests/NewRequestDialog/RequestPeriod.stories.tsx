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
  play: async ({ step }) => {
    await accountsAreThere();
    await step('an end day is picked: three days', async () => {
      await pickDay('End day', 'Friday, 4 December 2026');
      await expect(summary()).toHaveTextContent('3 days, Wed 2 – Fri 4 Dec 2026');
    });
    await step('a start day past it takes the end day along', async () => {
      await pickDay('Start day', 'Thursday, 10 December 2026');
      await expect(dayOf('End day')).toBe(10);
    });
    await step('an end day before it takes the start day along', async () => {
      await pickDay('End day', 'Monday, 7 December 2026');
      await expect(dayOf('Start day')).toBe(7);
      await expect(summary()).toHaveTextContent('1 day, Mon 7 Dec 2026');
    });
  },
});

export const TypedDaysCanBeInWrongOrder = meta.story({
  parameters: { pictures: true },
  play: async ({ args, step }) => {
    await accountsAreThere();
    await step('a start day past the end day leaves it alone', async () => {
      await typeInto('day', 'Start day', '10');
      await expect(dayOf('End day')).toBe(2);
    });
    await step('the end day says so, and Save does nothing for that reason', async () => {
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
    await step('it is told in one place, and Save leads there', async () => {
      const shown = screen.getAllByText(wrongOrder).filter(({ offsetWidth }) => offsetWidth > 1);
      await expect(shown).toHaveLength(1);
      await expect(screen.getByRole('group', { name: 'End day' })).toContainElement(
        document.activeElement as HTMLElement,
      );
    });
    await step('typing a later end day mends it', async () => {
      await typeInto('day', 'End day', '12');
      await expect(screen.queryByText(wrongOrder)).toBeNull();
      await expect(summary()).toHaveTextContent('3 days, Thu 10 – Sat 12 Dec 2026');
    });
    await step('typing an end day before the start day breaks it again', async () => {
      await typeInto('day', 'End day', '09');
      await expect(screen.getAllByText(wrongOrder)).toHaveLength(2);
    });
  },
});

export const AllDayMakesTheEndDayTheStartDay = meta.story({
  play: async ({ step }) => {
    await accountsAreThere();
    await pickDay('End day', 'Friday, 4 December 2026');
    const allDay = screen.getByRole('checkbox', { name: 'All day' });
    await step('a part of a day has one day', async () => {
      await userEvent.click(allDay);
      await expect(screen.queryByRole('group', { name: 'End day' })).toBeNull();
      await expect(summary()).toHaveTextContent('Wed 2 Dec 2026 8:00–16:30, 8:30 h');
    });
    await step('and all day again begins and ends on it', async () => {
      await userEvent.click(allDay);
      await expect(dayOf('End day')).toBe(2);
      await expect(summary()).toHaveTextContent('1 day, Wed 2 Dec 2026');
    });
  },
});

export const PartOfDay = meta.story({
  play: async ({ step }) => {
    await accountsAreThere();
    await userEvent.click(screen.getByRole('checkbox', { name: 'All day' }));
    await step('times step by half hours', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Earlier by 30 min, To' }));
      await expect(summary()).toHaveTextContent('Wed 2 Dec 2026 8:00–16:00, 8:00 h');
    });
    await step('an end earlier than the begin is the next day, in words', async () => {
      await typeInto('hour', 'From', '2200');
      await typeInto('hour', 'To', '0600');
      await expect(screen.getByText('Ends on Thu 3 Dec 2026, the next day.')).toBeVisible();
      await expect(summary()).toHaveTextContent('Wed 2 Dec 22:00 – Thu 3 Dec 2026 6:00, 8:00 h');
    });
  },
});

export const EqualTimesStayOnOneDay = meta.story({
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
    await step('an emptied day is asked for, and has the focus', async () => {
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
