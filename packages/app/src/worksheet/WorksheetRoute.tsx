import { entryHrefs } from '@selfservice/ui/areas/visibleAreas';
import { WorksheetScreen } from '@selfservice/ui/worksheet/WorksheetScreen/WorksheetScreen';
import { useNavigate, useParams } from 'react-router-dom';
import { useSignedIn, useStoredValues } from '../shell/SignedInContext.ts';
import { shellHrefs } from '../shell/hrefs.ts';
import { fromAddress, toAddress } from '../shell/month-in-address.ts';

/**
 * The user's own worksheet of the month in the address. Without a month the screen chooses the default month. Another month
 * replaces the address, so that the browser's Back button leaves the worksheet.
 *
 * @requirement worksheet-1, worksheet-2, worksheet-21
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
