import type { Clock } from '@selfservice/api/core/clock';
import type { OfflinePlan as Plan } from '@selfservice/api/my-plan/offline-plan';
import { useNowOf } from '@selfservice/ui/environment/useNow';
import { OfflinePlan } from '@selfservice/ui/session/OfflinePlan';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { deleteHere, onOtherTab, readHere } from '../my-plan/offline-plan-here.ts';
import { onResume } from './page-resume.ts';
import type { StoredValues } from './stored-values.ts';

export interface OfflinePlanAtStartProps {
  /** The mark of the kept plan. */
  mark: StoredValues['offlinePlan'];
  /** The current time. */
  clock: Clock;
  /** Called when the user returns to the page or the network returns, to try the start again. */
  onRetry: () => void;
}

type Shown = { plan: Plan; removal?: never } | { plan: null; removal: 'done' | 'failed' } | null;

/** The kept plan while the server cannot be reached. It disappears if another tab deletes it or its time is over. */
export default function OfflinePlanAtStart({ mark, clock, onRetry }: OfflinePlanAtStartProps): ReactNode {
  const [shown, setShown] = useState<Shown>(null);
  const now = useNowOf(clock);

  useEffect(() => {
    let isOver = false;
    async function show(): Promise<void> {
      const plan = await readHere(mark, clock);
      if (isOver) return;
      setShown((before) => (plan ? { plan } : before?.removal ? before : null));
    }
    void show();
    const unsubscribes = [
      onOtherTab(mark, () => void show()),
      onResume(() => {
        void show();
        onRetry();
      }),
    ];
    return () => {
      isOver = true;
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [mark, clock, onRetry]);

  async function remove(): Promise<void> {
    setShown({ plan: null, removal: 'done' });
    await deleteHere(mark).catch(() => setShown({ plan: null, removal: 'failed' }));
  }

  return (
    shown && (
      <OfflinePlan
        plan={shown.plan}
        now={now}
        isDataLeft={shown.removal === 'failed'}
        onRemove={() => void remove()}
      />
    )
  );
}
