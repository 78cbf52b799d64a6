import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { loadRequestMonth } from './loadRequestMonth.ts';
import type { RequestMonthProps } from './RequestMonth.tsx';
import { RequestMonthSkeleton } from './RequestMonthSkeleton.tsx';

/** The month of a request. Its code comes when it is wanted; without it the fields do all of its work. */
export function DeferredMonth(props: RequestMonthProps) {
  const { t } = useTranslation('requests');
  const [isGivenUp, setGivenUp] = useState(false);
  // The fields are there at once; the days are drawn after them.
  const isDrawn = useDeferredValue(true, false);
  return (
    <Deferred
      load={loadRequestMonth}
      name={t('new.month.name')}
      isWanted={!isGivenUp}
      pending={isGivenUp ? null : <RequestMonthSkeleton />}
      onClose={() => setGivenUp(true)}
    >
      {({ RequestMonth }) => (isDrawn ? <RequestMonth {...props} /> : <RequestMonthSkeleton />)}
    </Deferred>
  );
}
