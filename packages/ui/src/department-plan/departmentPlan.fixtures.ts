import { inMain } from '#storybook/decorators/inMain.tsx';
import { localDate } from '@selfservice/api/core/local-date';
import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DepartmentPlanScreen } from './DepartmentPlanScreen/DepartmentPlanScreen.tsx';
import type { DepartmentPlanScreenProps } from './DepartmentPlanScreen/DepartmentPlanScreen.tsx';

/** Returns the choice of a mock centre by name, by default with its sub-centres. */
export function inCentre(name: string, includesSubcentres = true): DepartmentPlanScreenProps['choice'] {
  return { centreId: centreNamed(name)?.id ?? 0, includesSubcentres, categoryRef: null };
}

/** The meta of the screen's stories: the week of an approver. */
export const planMeta = {
  component: DepartmentPlanScreen,
  decorators: [inMain],
  args: {
    day: localDate('2026-11-20'),
    onDayChange: fn(),
    mode: 7 as DepartmentPlanScreenProps['mode'],
    onModeChange: fn(),
    choice: {
      centreId: null,
      includesSubcentres: true,
      categoryRef: null,
    } as DepartmentPlanScreenProps['choice'],
    onChoiceChange: fn(),
    backHref: '/dashboard',
  },
  parameters: { scenario: { person: 'approver' } },
};

/** Returns the rendered intervals: buttons, or images where no detail opens. */
export function bars(): HTMLElement[] {
  const grid = within(screen.getByRole('grid'));
  return [...grid.queryAllByRole('button'), ...grid.queryAllByRole('img')];
}

/** Waits until plans are rendered. */
export async function plansAreThere(): Promise<void> {
  await waitFor(() => expect(bars().length).toBeGreaterThan(0));
}

/** Waits until a person is in the plan, and returns the head of the row. */
export async function headOf(name: RegExp): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('rowheader', { name })).toBeVisible());
  return screen.getByRole('rowheader', { name });
}
