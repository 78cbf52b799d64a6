import type { LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { useToday } from '@selfservice/ui/environment/useNow';
import { MyPlanScreen } from '@selfservice/ui/my-plan/MyPlanScreen/MyPlanScreen';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { entryHrefs } from '@selfservice/ui/areas/visibleAreas';
import { useSignedIn, useStoredValues } from '../shell/SignedInContext.ts';
import { shellHrefs } from '../shell/hrefs.ts';
import { fromAddress, toAddress } from '../shell/month-in-address.ts';

const hrefOf = (month: LocalMonth) => `${entryHrefs['my-plan']}/${toAddress(month)}`;

function isRememberedIn(state: unknown): boolean {
  const { isRemembered } = (state ?? {}) as { isRemembered?: unknown };
  return isRemembered === true;
}

/**
 * The user's own plan of the month in the address. Without a month it redirects to the month viewed last, otherwise to the
 * current month. Another month replaces the address, so that the browser's Back button leaves the plan.
 *
 * @requirement my-plan-1, my-plan-2, my-plan-3, my-plan-4
 */
export default function MyPlanRoute() {
  const { identity } = useSignedIn();
  const { date } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const { planMonth, planView, planTimeZone } = useStoredValues();
  const month = fromAddress(date);
  const timeZone = planTimeZone.read();
  useEffect(() => {
    if (month !== null) planMonth.write(month);
  }, [month, planMonth]);
  if (month === null) {
    const remembered = planMonth.read();
    return (
      <Navigate
        to={hrefOf(remembered ?? monthOf(today))}
        state={{ isRemembered: remembered !== null }}
        replace
      />
    );
  }
  return (
    <MyPlanScreen
      month={month}
      isRemembered={isRememberedIn(state)}
      onMonthChange={(next) => void navigate(hrefOf(next), { replace: true })}
      view={planView.read()}
      onViewChange={planView.write}
      timeZone={timeZone !== null && Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : null}
      onTimeZoneChange={planTimeZone.write}
      personRef={identity.personRef}
      backHref={shellHrefs.home}
    />
  );
}
