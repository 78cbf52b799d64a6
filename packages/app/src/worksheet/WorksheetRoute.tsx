import { entryHrefs } from '@selfservice/ui/areas/visibleAreas';
import { WorksheetScreen } from '@selfservice/ui/worksheet/WorksheetScreen/WorksheetScreen';
import { useNavigate, useParams } from 'react-router-dom';
import { useSignedIn, useStoredValues } from '../shell/SignedInContext.ts';
import { shellHrefs } from '../shell/hrefs.ts';
import { fromAddress, toAddress } from '../shell/month-in-address.ts';

/**
 * The person's own worksheet of the month in the address. Without one the screen says which month comes first. Another
 * month takes the place of the one before, so that the browser's way back leaves the worksheet at once.
 */
export default function WorksheetRoute() {
  const { identity } = useSignedIn();
  const { date } = useParams();
  const navigate = useNavigate();
  const { computeToToday } = useStoredValues().worksheet;
  return (
    <WorksheetScreen
      month={fromAddress(date)}
      onMonthChange={(month) =>
        void navigate(`${entryHrefs.worksheet}/${toAddress(month)}`, { replace: true })
      }
      computeToToday={computeToToday.read()}
      onComputeToTodayChange={computeToToday.write}
      personRef={identity.personRef}
      backHref={shellHrefs.home}
    />
  );
}
