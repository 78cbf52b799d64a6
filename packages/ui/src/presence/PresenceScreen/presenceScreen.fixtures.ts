import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import { createElement, useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { PresenceScreenProps } from './PresenceScreen.tsx';
import { PresenceScreen } from './PresenceScreen.tsx';

/** Selects the mock's centre with a name, with those below it and people of every category. */
export function inCentre(name: string, includesSubcentres = true): PresenceScreenProps['selection'] {
  return { centreId: centreNamed(name)?.id ?? 0, includesSubcentres, categoryRef: null };
}

/** What every story of the screen begins with: the department of an approver. */
export const presenceMeta = {
  component: PresenceScreen,
  render: renderAtAnAddress,
  decorators: [inMain],
  args: {
    selection: {
      centreId: null,
      includesSubcentres: true,
      categoryRef: null,
    } as PresenceScreenProps['selection'],
    onSelectionChange: fn(),
    filter: 'all' as PresenceScreenProps['filter'],
    onFilterChange: fn(),
    openRef: null as string | null,
    onOpen: fn(),
    backHref: '/dashboard',
  },
  parameters: { scenario: { person: 'approver' } },
};

/** Plays the address and the memory of the application. */
function AtAnAddress(args: PresenceScreenProps): ReactElement {
  const [selection, setSelection] = useState(args.selection);
  const [filter, setFilter] = useState(args.filter);
  const [openRef, setOpenRef] = useState(args.openRef);
  const screenProps: PresenceScreenProps = {
    ...args,
    selection,
    filter,
    openRef,
    onSelectionChange: (next) => {
      setSelection(next);
      args.onSelectionChange(next);
    },
    onFilterChange: (next) => {
      setFilter(next);
      args.onFilterChange(next);
    },
    onOpen: (next) => {
      setOpenRef(next);
      args.onOpen(next);
    },
  };
  return createElement(PresenceScreen, screenProps);
}

function renderAtAnAddress(args: PresenceScreenProps): ReactElement {
  return createElement(AtAnAddress, args);
}

function inMain(Story: () => ReactElement): ReactElement {
  return createElement('main', { style: { padding: 16 } }, Story());
}

/** Waits until somebody stands in the list. */
export async function rowOf(name: RegExp): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('row', { name })).toBeVisible());
  return screen.getByRole('row', { name });
}
