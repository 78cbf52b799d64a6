import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/Button/Button.tsx';
import { fetchedCode, importWithRetry } from '../../primitives/Deferred/importWithRetry.ts';
import { DayWordsSkeleton } from '../MyDay/DayWordsSkeleton.tsx';
import { DialPlace, WeekPlace, WordsPlace } from '../MyDay/MyDayPlace.ts';
import type { PassOfDay } from '../MyDay/PassOfDay.ts';

export interface MyDaySlotProps {
  /** Whether the person may see their own plan. */
  hasPlan: boolean;
  /** Whether the rest of home is loaded or has failed, so that My day may load. */
  isWanted: boolean;
  /** The last pass; null if there is none, undefined if it is unknown. */
  lastPass: PassOfDay | null | undefined;
  /** Fetches the code. Default: the code of `MyDayScreen`. */
  load?: typeof loadMyDay;
}

const loadMyDay = () => import('../MyDayScreen/MyDayScreen.tsx');

/** The place of My day. Its code loads after the rest of home, and nothing moves when it appears. */
export function MyDaySlot({ hasPlan, isWanted, lastPass, load = loadMyDay }: MyDaySlotProps) {
  const { t } = useTranslation(['patterns', 'primitives']);
  const [code, setCode] = useState(() => fetchedCode(load));
  const [attempt, setAttempt] = useState(1);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    importWithRetry(load).then(
      // The placeholder stays until the texts are loaded, too.
      (fetched) => !isLeft && startTransition(() => setCode(fetched)),
      () => !isLeft && setFailures(attempt),
    );
    return () => {
      isLeft = true;
    };
  }, [load, isWanted, attempt]);
  if (code && isWanted) return <code.MyDayScreen lastPass={lastPass} />;
  const hasFailed = failures === attempt;
  // Browsers may remember that a file failed to load; without a network a new page would not load either.
  const needsReload = failures > 1 && navigator.onLine;
  return (
    <>
      <DialPlace />
      <WordsPlace aria-busy={!hasFailed}>
        {hasFailed ? (
          <>
            <p>{t('error.client')}</p>
            <Button
              kind="quiet"
              style={{ marginLeft: 'calc(-1 * var(--space-4))', marginTop: 'var(--space-1)' }}
              onPress={() => (needsReload ? window.location.reload() : setAttempt(failures + 1))}
            >
              {t(needsReload ? 'primitives:deferred.reload' : 'error.retry')}
            </Button>
          </>
        ) : (
          <DayWordsSkeleton />
        )}
      </WordsPlace>
      {hasPlan && <WeekPlace />}
    </>
  );
}
