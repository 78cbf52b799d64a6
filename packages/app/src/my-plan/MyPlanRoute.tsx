import type { LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { useClock } from '@selfservice/ui/environment/Environment';
import { MyPlanScreen } from '@selfservice/ui/my-plan/MyPlanScreen/MyPlanScreen';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { entryHrefs } from '@selfservice/api/dashboard/areas';
import { useStoredValues } from '../shell/HostContext.ts';
import { shellHrefs } from '../shell/hrefs.ts';
import { useSignedIn } from '../shell/SignedInContext.ts';
import { fromAddress, toAddress } from '../shell/month-in-address.ts';

const hrefOf = (month: LocalMonth) => `${entryHrefs['my-plan']}/${toAddress(month)}`;

/**
 * The person's own plan of the month in the address. Without one it leads on to the month shown last, else to the
 * current one. Another month takes the place of the one before, so that the browser's way back leaves the plan at once.
 */
export default function MyPlanRoute() {
  const { identity } = useSignedIn();
  const { date } = useParams();
  const navigate = useNavigate();
  const clock = useClock();
  const { planMonth, planView, planTimeZone } = useStoredValues();
  const month = fromAddress(date);
  const timeZone = planTimeZone.read();
  useEffect(() => {
    if (month !== null) planMonth.write(month);
  }, [month, planMonth]);
  if (month === null) return <Navigate to={hrefOf(planMonth.read() ?? monthOf(clock.localNow()))} replace />;
  return (
    <MyPlanScreen
      month={month}
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
