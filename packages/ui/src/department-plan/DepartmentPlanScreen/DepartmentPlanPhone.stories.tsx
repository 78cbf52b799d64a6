import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { linesOf } from '../../patterns/Timeline/timeline.fixtures.ts';
import { bars, headOf, planMeta, plansAreThere } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

const meta = preview.meta({
  ...planMeta,
  component: DepartmentPlanScreen,
  globals: { viewport: { value: 'phone' } },
});

/** Returns the distance of the first person from the top of the window, in pixels. */
function headerHeight(): number {
  const [first] = screen.getAllByRole('rowheader').filter(({ dataset }) => dataset['row'] !== undefined);
  return first?.getBoundingClientRect().top ?? Infinity;
}

/** Returns the visible texts of a person's entries. */
async function entriesOf(name: RegExp): Promise<string[][]> {
  const row = (await headOf(name)).closest<HTMLElement>('[role="row"]');
  return within(row ?? document.body)
    .getAllByRole('button')
    .map(linesOf);
}

export const Week = meta.story({
  // It looks like the screen's Default story on a phone.
  parameters: { pictures: false },
  play: async ({ step }) => {
    await plansAreThere();
    await step(
      'each day shows its shift and the begin, and only the day with two entries is split',
      async () => {
        await waitFor(async () =>
          expect(await entriesOf(/Adámková/)).toEqual([
            ...Array.from({ length: 3 }, () => ['D', '8:00']),
            ['D'],
            ['DR'],
          ]),
        );
        const [entry] = screen.getAllByRole('button', {
          name: 'Shift: Day shift, Monday 16 November, 8:00 to 16:30',
        });
        await expect(entry).toBeVisible();
      },
    );
    await step('the part above the people takes 215 px at most', () =>
      expect(headerHeight()).toBeLessThanOrEqual(215),
    );
    await step('the page does not scroll sideways', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});

export const ThreeDays = meta.story({
  parameters: { pictures: true },
  args: { mode: 3 },
  play: async () => {
    await plansAreThere();
    await waitFor(async () => expect(await entriesOf(/Adámková/)).toEqual([['Day shift'], ['Doctor']]));
    await expect(headerHeight()).toBeLessThanOrEqual(215);
  },
});

export const OneDay = meta.story({
  parameters: { pictures: true },
  args: { mode: 1 },
  play: async ({ step }) => {
    await step('the menu shows the day as a timeline', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Timeline' }));
      await plansAreThere();
      await expect(screen.getByText('Friday 20 November')).toBeVisible();
      await expect(screen.getByText('18', { selector: '.hour' })).toBeVisible();
    });
    await expect(headerHeight()).toBeLessThanOrEqual(225);
  },
});

export const DetailsOfAnEntry = meta.story({
  parameters: { pictures: false },
  play: async ({ step }) => {
    await plansAreThere();
    const shift = bars().find(({ ariaLabel }) => ariaLabel?.startsWith('Shift'));
    if (!shift) throw new Error('There is no shift.');
    await step('a tap opens the detail', async () => {
      await userEvent.click(shift);
      await expect(screen.findByRole('dialog', { name: /^Shift/ })).resolves.toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Enter opens the same detail', async () => {
      await waitFor(() => expect(shift).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(screen.findByRole('dialog', { name: /^Shift/ })).resolves.toBeVisible();
    });
  },
});

/** The window is narrower than a week, which scrolls sideways. */
export const PastWeek = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await plansAreThere();
    await canvas.findByRole('columnheader', { name: '36 people' });
    const edge = () => canvas.getByRole('columnheader', { name: '36 people' }).getBoundingClientRect().right;
    const leftOf = (day: RegExp) =>
      canvas.getByRole('columnheader', { name: day }).getBoundingClientRect().left;
    for (const monday of [/^Monday 9 November/, /^Monday 2 November/])
      await step('each earlier week begins with its Monday', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }));
        await waitFor(() => expect(leftOf(monday)).toBeCloseTo(edge(), 0));
      });
    await plansAreThere();
  },
});

export const ThousandPersons = meta.story({
  parameters: { pictures: false, scenario: { person: 'manager' } },
  play: async ({ canvas, step }) => {
    await plansAreThere();
    await step('only the visible people of 1000 are rendered', async () => {
      // While plans are loading, the heading shows how many are loaded.
      await expect(canvas.getByRole('columnheader', { name: /1000 people|of 1000$/ })).toBeVisible();
      await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60);
    });
  },
});

export const InCzech = meta.story({
  globals: { viewport: { value: 'phone' }, language: 'cs', theme: 'dark' },
  play: async () => {
    await plansAreThere();
    await expect(headerHeight()).toBeLessThanOrEqual(215);
  },
});
