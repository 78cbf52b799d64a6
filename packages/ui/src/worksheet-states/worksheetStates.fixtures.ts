import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { ReactElement } from 'react';
import { createElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inMain } from '../../../../.storybook/decorators/inMain.tsx';
import type { WorksheetStatesScreenProps } from './WorksheetStatesScreen/WorksheetStatesScreen.tsx';
import { WorksheetStatesScreen } from './WorksheetStatesScreen/WorksheetStatesScreen.tsx';

/** The screen as the application shows it: it keeps what address and device remember. */
function AtAnAddress(args: WorksheetStatesScreenProps): ReactElement {
  const [place, setPlace] = useState(args);
  const [openKey, setOpenKey] = useState(args.openKey);
  const change = (changes: Partial<WorksheetStatesScreenProps>) => {
    setPlace((before) => ({ ...before, ...changes }));
    setOpenKey(null);
  };
  return createElement(WorksheetStatesScreen, {
    ...place,
    openKey,
    onMonthChange(month) {
      change({ month });
      args.onMonthChange(month);
    },
    onFilterChange(filter) {
      change({ filter });
      args.onFilterChange(filter);
    },
    onPeopleChange(people) {
      change({ people });
      args.onPeopleChange(people);
    },
    onOpen: setOpenKey,
  });
}

/** What every story of the screen begins with: an approver, the unsigned worksheets of October. */
export const worksheetStatesMeta = {
  component: WorksheetStatesScreen,
  render: (args: WorksheetStatesScreenProps) => createElement(AtAnAddress, args),
  decorators: [inMain],
  args: {
    month: '2026-10' as LocalMonth,
    onMonthChange: fn(),
    filter: 'unsigned' as WorksheetStatesScreenProps['filter'],
    onFilterChange: fn(),
    people: {
      centreId: null,
      includesSubcentres: true,
      categoryRef: null,
    } as WorksheetStatesScreenProps['people'],
    onPeopleChange: fn(),
    openKey: null as string | null,
    onOpen: fn(),
    backHref: '/dashboard',
  },
  parameters: { scenario: { person: 'approver' } },
};

/** Waits until a person stands in the list, and returns the row. */
export async function rowOf(name: RegExp): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('row', { name })).toBeVisible());
  return screen.getByRole('row', { name });
}
