import { KeptApprovals } from '@selfservice/ui/approvals/KeptApprovals';
import { useClock, useDrafts, useNotify } from '@selfservice/ui/environment/Environment';
import { KeptOvertime } from '@selfservice/ui/overtime/KeptOvertime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkLeftWrites } from './check-left-writes.ts';
import { ownName } from './own-name.ts';
import { appPath } from './session-browser.ts';

async function unlessElsewhere(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  const options = { ifAvailable: true };
  await navigator.locks.request(ownName(name, appPath()), options, (lock) => lock && work());
}

/**
 * Checks the decisions and writes that an earlier page or sign-in has left, and notifies the user of their outcomes on any screen.
 */
export default function KeptWrites(): ReactNode {
  const client = useQueryClient();
  const clock = useClock();
  const drafts = useDrafts();
  const notify = useNotify();
  const { i18n } = useTranslation([]);
  useEffect(
    () => checkLeftWrites({ client, clock, drafts, i18n, notify, unlessElsewhere }),
    [client, clock, drafts, i18n, notify],
  );
  return (
    <>
      <KeptApprovals />
      <KeptOvertime />
    </>
  );
}
