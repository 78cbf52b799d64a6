import { readUsedValues } from '@selfservice/api/reports/report-values';
import type { UsedValues } from '@selfservice/api/reports/report-values';
import { scopeKey } from '@selfservice/api/session/scope-identity';
import { ReportsScreen } from '@selfservice/ui/reports/ReportsScreen/ReportsScreen';
import { useState } from 'react';
import { useSignedIn, useStoredValues } from '../shell/SignedInContext.ts';
import { shellHrefs } from '../shell/hrefs.ts';

/** The route of reports, with the values that were last used for the selected person on this device. */
export default function ReportsRoute() {
  const { identity, selected, scope } = useSignedIn();
  const { personRef, givenName, surname } = identity;
  const key = scopeKey(scope.identity);
  const stored = useStoredValues().reports.used;
  const [used, setUsed] = useState(() => stored.read() ?? {});
  const own = readUsedValues(used[key]);
  const use = (className: string, values: UsedValues) => {
    // Another tab may have stored values meanwhile.
    const latest = stored.read() ?? {};
    const next = { ...latest, [key]: { ...readUsedValues(latest[key]), [className]: values } };
    stored.write(next);
    setUsed(next);
  };
  return (
    <ReportsScreen
      personRef={personRef}
      personName={selected?.fullName || `${givenName} ${surname}`}
      used={own}
      onUse={use}
      backHref={shellHrefs.home}
    />
  );
}
