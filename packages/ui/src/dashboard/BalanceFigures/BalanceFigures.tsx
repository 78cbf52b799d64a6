import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import type { Dashboard, VacationBalance } from '@selfservice/api/dashboard/dashboard';
import type { Permissions } from '@selfservice/api/session/permissions';
import { permissionFor } from '@selfservice/api/session/permissions';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatListDay, formatTime } from '../../i18n/formatDate.ts';
import { formatBalance, formatDays, formatHours } from '../../i18n/formatDuration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Figure } from './Figure.tsx';

export interface BalanceFiguresProps {
  /** Undefined while loading. */
  dashboard: Dashboard | undefined;
  /** Hidden figures are left out; disabled figures show no value. */
  permissions: Permissions;
  /** The current local time. */
  now: LocalDateTime;
}

const vacationActions = {
  vacation: 'dashboardVacation',
  additionalVacation1: 'dashboardAdditionalVacation1',
  additionalVacation2: 'dashboardAdditionalVacation2',
} as const;

type VacationKind = keyof typeof vacationActions;

/** Balance, vacations and last pass. @requirement dashboard-1, dashboard-2, dashboard-3, dashboard-5 */
export function BalanceFigures({ dashboard, permissions, now }: BalanceFiguresProps) {
  const { t } = useTranslation('dashboard');
  const balance = permissionFor(permissions, 'dashboardBalance');
  // A vacation that the organisation does not grant is not shown. While loading, the first additional vacation
  // keeps a place because most people have it.
  const figure = (kind: VacationKind) => {
    const permission = permissionFor(permissions, vacationActions[kind]);
    const isGiven = kind === 'vacation' || (dashboard ? dashboard[kind] : kind === 'additionalVacation1');
    if (permission === 'hidden' || !isGiven) return null;
    return <Vacation kind={kind} vacation={dashboard?.[kind]} isDisabled={permission === 'disabled'} />;
  };
  return (
    <section aria-label={t('figures')} aria-busy={!dashboard}>
      <List>
        {balance !== 'hidden' && <Balance balance={dashboard?.balance} isDisabled={balance === 'disabled'} />}
        {figure('vacation')}
        <LastPass pass={dashboard?.lastPass} now={now} />
        {figure('additionalVacation1')}
        {figure('additionalVacation2')}
      </List>
    </section>
  );
}

interface BalanceProps {
  balance: Dashboard['balance'] | undefined;
  isDisabled: boolean;
}

function Balance({ balance, isDisabled }: BalanceProps) {
  const { t } = useTranslation('dashboard');
  const isShown = !isDisabled && balance?.isComputed;
  const warning = isShown && balance.hasError && (
    <Warning>
      <Icon of={TriangleAlert} size={14} />
      {t('balanceHasError')}
    </Warning>
  );
  const missing = t(isDisabled ? 'notPermitted' : 'notComputed');
  return (
    <Figure
      label={t('balance')}
      isMain
      isLoading={!isDisabled && !balance}
      note={isShown ? warning : missing}
    >
      {isShown ? formatBalance(balance.minutes) : undefined}
    </Figure>
  );
}

interface VacationProps {
  kind: VacationKind;
  vacation: VacationBalance | null | undefined;
  isDisabled: boolean;
}

function Vacation({ kind, vacation, isDisabled }: VacationProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const isLoading = !isDisabled && vacation === undefined;
  const days = vacation?.days ?? null;
  const minutes = vacation?.minutes ?? null;
  const hours = minutes === null ? undefined : formatHours(minutes);
  const inDays = days !== null && formatDays(days, language);
  const value = inDays || hours;
  const note = inDays ? hours : !value && '–';
  return (
    <Figure
      // An additional vacation may have a name given by the organisation.
      label={isLoading && kind !== 'vacation' ? undefined : vacation?.name[language] || t(kind)}
      isLoading={isLoading}
      note={isDisabled ? t('notPermitted') : note}
    >
      {isDisabled ? undefined : value}
    </Figure>
  );
}

function LastPass({ pass, now }: { pass: Dashboard['lastPass'] | undefined; now: LocalDateTime }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const day = pass && dateOf(pass.time) !== dateOf(now) && `, ${formatListDay(pass.time, now, language)}`;
  return (
    <Figure
      label={t('lastPass')}
      isLoading={pass === undefined}
      note={pass ? pass.text + (day || '') : t('noPass')}
    >
      {pass ? formatTime(pass.time, language) : undefined}
    </Figure>
  );
}

/* Columns of fixed width, so that no figure moves when another one is loaded; the first has the balance. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: var(--space-4);
  margin-bottom: calc(-1 * var(--space-5));

  @media (width >= 640px) {
    grid-template-columns: 12rem repeat(auto-fill, minmax(8rem, 1fr));
    column-gap: var(--space-6);
  }
`;

const Warning = styled.span`
  color: var(--color-caution);

  & > svg {
    margin-right: var(--space-1);
    vertical-align: -2px;
  }
`;
