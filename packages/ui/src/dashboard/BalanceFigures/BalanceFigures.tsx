import type { Dashboard, VacationBalance } from '@selfservice/api/dashboard/dashboard';
import type { Permissions } from '@selfservice/api/session/permissions';
import { permissionFor } from '@selfservice/api/session/permissions';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatBalance, formatDays, formatHours } from '../../i18n/formatDuration.ts';
import { useBackendLanguage, useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Figure } from './Figure.tsx';

export interface BalanceFiguresProps {
  /** Undefined while loading. */
  dashboard: Dashboard | undefined;
  /** Hidden figures are left out; disabled figures show no value. */
  permissions: Permissions;
}

const vacationActions = {
  vacation: 'dashboardVacation',
  additionalVacation1: 'dashboardAdditionalVacation1',
  additionalVacation2: 'dashboardAdditionalVacation2',
} as const;

type VacationKind = keyof typeof vacationActions;

/** Balance and vacations. @requirement dashboard-1, dashboard-2, dashboard-3 */
export function BalanceFigures({ dashboard, permissions }: BalanceFiguresProps) {
  const { t } = useTranslation('dashboard');
  const balance = permissionFor(permissions, 'dashboardBalance');
  // A vacation that the organisation does not grant is not shown. While loading, the first additional vacation
  // keeps a place because most people have it.
  const vacations = (Object.keys(vacationActions) as VacationKind[]).filter((kind) => {
    const isGiven = kind === 'vacation' || (dashboard ? dashboard[kind] : kind === 'additionalVacation1');
    return isGiven && permissionFor(permissions, vacationActions[kind]) !== 'hidden';
  });
  const hasBalance = balance !== 'hidden';
  if (!hasBalance && vacations.length === 0) return null;
  return (
    <section aria-label={t('figures')} aria-busy={!dashboard}>
      <List data-compact={vacations.length + Number(hasBalance) > 3 || undefined}>
        {hasBalance && <Balance balance={dashboard?.balance} isDisabled={balance === 'disabled'} />}
        {vacations.map((kind) => (
          <Vacation
            key={kind}
            kind={kind}
            vacation={dashboard?.[kind]}
            isDisabled={permissionFor(permissions, vacationActions[kind]) === 'disabled'}
          />
        ))}
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
      <span>{t('balanceHasError')}</span>
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
  const named = useBackendLanguage();
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
      label={isLoading && kind !== 'vacation' ? undefined : vacation?.name[named] || t(kind)}
      isLoading={isLoading}
      note={isDisabled ? t('notPermitted') : note}
    >
      {isDisabled ? undefined : value}
    </Figure>
  );
}

/* Three columns, so that no figure moves when another one is loaded; four figures in two columns. */
const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(min-content, 1.2fr) repeat(2, minmax(min-content, 1fr));
  column-gap: var(--space-3);
  row-gap: var(--space-3);

  &[data-compact] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: var(--space-1);
  }

  @media (width >= 640px) {
    column-gap: var(--space-6);

    &[data-compact] {
      row-gap: var(--space-3);
    }
  }
`;

const Warning = styled.span`
  color: var(--color-caution);

  & > svg {
    margin-right: var(--space-1);
    vertical-align: -2px;
  }
`;
