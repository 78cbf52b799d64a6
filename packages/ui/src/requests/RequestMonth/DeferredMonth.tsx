import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { loadRequestMonth } from './loadRequestMonth.ts';
import type { RequestMonthProps } from './RequestMonth.tsx';
import { RequestMonthSkeleton } from './RequestMonthSkeleton.tsx';

/**
 * The month of a request. Its code comes when it is wanted; without it the fields do all of its work. What is typed or
 * chosen elsewhere is shown there first, the days follow.
 */
export function DeferredMonth(props: RequestMonthProps) {
  const { t } = useTranslation('requests');
  const [isGivenUp, setGivenUp] = useState(false);
  const shown = useDeferredValue<RequestMonthProps | null>(props, null);
  const own = useLatest(props);
  return (
    <Deferred
      load={loadRequestMonth}
      name={t('new.month.name')}
      isWanted={!isGivenUp}
      pending={isGivenUp ? null : <RequestMonthSkeleton />}
      onClose={() => setGivenUp(true)}
    >
      {({ RequestMonth }) =>
        shown ? (
          <RequestMonth {...shown} {...own} month={props.month} isReadOnly={props.isReadOnly} />
        ) : (
          <RequestMonthSkeleton />
        )
      }
    </Deferred>
  );
}

/** Days that follow later are pressed in what stands in the fields by then. */
function useLatest(props: RequestMonthProps): Pick<RequestMonthProps, 'onPick' | 'onMonthChange'> {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [own] = useState(() => ({
    onPick: (...picked: Parameters<RequestMonthProps['onPick']>) => latest.current.onPick(...picked),
    onMonthChange: (month: RequestMonthProps['month']) => latest.current.onMonthChange(month),
  }));
  return own;
}
