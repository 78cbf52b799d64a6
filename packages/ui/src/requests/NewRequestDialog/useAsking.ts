import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { RequestAccount } from '@selfservice/api/requests/new-request';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from '../../environment/Environment.tsx';
import type { DayRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { accountBalance } from '../asked-days/accountBalance.ts';
import { askedDays } from '../asked-days/askedDays.ts';
import { overlapped } from '../asked-days/ownRequests.ts';
import { possiblePeriod } from '../PeriodFields/periodForm.ts';
import type { RequestMonthProps } from '../RequestMonth/RequestMonth.tsx';
import type { Asking } from './askedWords.ts';
import { daysOfPeriod, pickDays } from './requestForm.ts';
import type { RequestForm } from './requestForm.ts';
import { useRequestDays } from './useRequestDays.ts';
import { useShownMonth } from './useShownMonth.ts';

/** What `useAsking` works with. */
export interface AskingOptions {
  agenda: Agenda;
  /** It is asked for the person who is signed in. */
  isOwn: boolean;
  form: RequestForm;
  /** What it is booked on; null while nothing is chosen. */
  account: RequestAccount | null;
  /** Takes another state of the fields. */
  change: (form: RequestForm) => void;
}

/** What is asked for with what is known of it, and the month in which it is chosen. */
export function useAsking(options: AskingOptions) {
  const { agenda, isOwn, form, account, change } = options;
  const permissions = usePermissions();
  const language = useLanguage();
  const period = possiblePeriod(form);
  const range: DayRange | null = period && daysOfPeriod(period);
  const { month, show } = useShownMonth(daysOfPeriod(form.period));
  const days = useRequestDays({ agenda, isOwn, month, range });
  const { log } = form;
  // Requests that came after the first call may be what this form has saved: no reason to warn of them.
  const others = log ? days.requests.filter(({ id }) => log.knownIds?.includes(id)) : days.requests;
  const home = useQuery({ ...dashboardQuery(), enabled: isOwn && account !== null });
  const dashboard = isOwn ? home.data : undefined;
  const balance = account && dashboard && accountBalance(account.name, dashboard, permissions, language);
  const asking: Asking | null = period &&
    range && {
      agenda,
      period,
      asked: askedDays(range, days.planned),
      overlaps: overlapped(agenda, period, others),
      account: account && balance ? { name: account.name, balance } : null,
    };
  const monthProps: Omit<RequestMonthProps, 'today' | 'isReadOnly'> = {
    month,
    range,
    planned: days.planned,
    // While the outcome of a call is not known, the month does not show it as known.
    requests: log?.open ? others : days.requests,
    planNote: days.planNote,
    onRetry: days.retry,
    onMonthChange: (next) => show(next),
    onPick: (pick, at) => {
      const next = pickDays(form, pick(range));
      show(at, daysOfPeriod(next.period));
      change(next);
    },
  };
  return {
    asking,
    monthProps,
    /** Home, with what is left of the person's own accounts; undefined where it is not known. */
    dashboard,
  };
}
