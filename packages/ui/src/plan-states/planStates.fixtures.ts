import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { ReactElement } from 'react';
import { createElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inMain } from '../../../../.storybook/decorators/inMain.tsx';
import type { PlanStatesScreenProps } from './PlanStatesScreen/PlanStatesScreen.tsx';
import { PlanStatesScreen } from './PlanStatesScreen/PlanStatesScreen.tsx';

/** The screen as the application shows it: it keeps what address and device remember. */
function AtAnAddress(args: PlanStatesScreenProps): ReactElement {
  const [place, setPlace] = useState(args);
  const [openKey, setOpenKey] = useState(args.openKey);
  const change = (changes: Partial<PlanStatesScreenProps>) => {
    setPlace((before) => ({ ...before, ...changes }));
    setOpenKey(null);
  };
  return createElement(PlanStatesScreen, {
    ...place,
    openKey,
    onMonthChange(month) {
      change({ month, part: null });
      args.onMonthChange(month);
    },
    onPartChange(part) {
      change({ part });
      args.onPartChange(part);
    },
    onStateChange(state) {
      change({ state });
      args.onStateChange(state);
    },
    onPeopleChange(people) {
      change({ people });
      args.onPeopleChange(people);
    },
    onOpen: setOpenKey,
  });
}

/** What every story of the screen begins with: an approver, the checked plans of this month's third week. */
export const planStatesMeta = {
  component: PlanStatesScreen,
  render: (args: PlanStatesScreenProps) => createElement(AtAnAddress, args),
  decorators: [inMain],
  args: {
    month: '2026-11' as LocalMonth,
    onMonthChange: fn(),
    part: null as number | null,
    onPartChange: fn(),
    state: 'checked' as PlanStatesScreenProps['state'],
    onStateChange: fn(),
    people: { centreId: null, includesSubcentres: true, categoryRef: null } as CentreSelection,
    onPeopleChange: fn(),
    openKey: null as string | null,
    onOpen: fn(),
    backHref: '/dashboard',
  },
  parameters: { scenario: { person: 'approver' } },
};

/** Waits until there are rows with a name, and returns the first one. */
export async function rowOf(name: RegExp): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getAllByRole('row', { name })[0]).toBeVisible());
  const [row] = screen.getAllByRole('row', { name });
  if (!row) throw new Error('The row has gone.');
  return row;
}
