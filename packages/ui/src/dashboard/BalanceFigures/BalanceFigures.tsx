import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import type { Dashboard, VacationBalance } from '@selfservice/api/dashboard/dashboard';
import type { Permissions } from '@selfservice/api/session/permissions';
import { permissionFor } from '@selfservice/api/session/permissions';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatListDay, formatTime } from '../../i18n/formatDate.ts';
import { formatBalance, formatDays, formatHours } from '../../i18n/formatDuration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Figure } from './Figure.tsx';

/** Props of `BalanceFigures`. */
export interface BalanceFiguresProps {
  /** Undefined while it loads. */
  dashboard: Dashboard | undefined;
  /** Hidden figures are left out, disabled ones show no value. */
  permissions: Permissions;
  /** The time on the wall. */
  now: LocalDateTime;
}

const vacations = [
  { key: 'vacation', action: 'dashboardVacation' },
  { key: 'additionalVacation1', action: 'dashboardAdditionalVacation1' },
  { key: 'additionalVacation2', action: 'dashboardAdditionalVacation2' },
] as const;

/** Balance, vacations and last pass. Specification 000 section 3. */
export function BalanceFigures({ dashboard, permissions, now }: BalanceFiguresProps) {
  const { t } = useTranslation('dashboard');
  const balance = permissionFor(permissions, 'dashboardBalance');
  return (
    <section aria-label={t('figures')} aria-busy={!dashboard}>
      <List>
        {balance !== 'hidden' && <Balance balance={dashboard?.balance} isDisabled={balance === 'disabled'} />}
        {vacations.map(({ key, action }) => {
          const permission = permissionFor(permissions, action);
          // What the organisation does not give is not shown; the first one always has its place.
          if (
            permission === 'hidden' ||
            (dashboard ? !dashboard[key] && key !== 'vacation' : key !== 'vacation')
          )
            return null;
          return (
            <Vacation
              key={key}
              kind={key}
              vacation={dashboard?.[key]}
              isDisabled={permission === 'disabled'}
            />
          );
        })}
        <LastPass pass={dashboard?.lastPass} now={now} />
      </List>
    </section>
  );
}

function Balance({
  balance,
  isDisabled,
}: {
  balance: Dashboard['balance'] | undefined;
  isDisabled: boolean;
}) {
  const { t } = useTranslation('dashboard');
  const common = { label: t('balance'), isMain: true };
  if (isDisabled)
    return (
      <Figure {...common} isDisabled note={t('notPermitted')}>
        –
      </Figure>
    );
  if (!balance)
    return (
      <Figure {...common}>
        <Skeleton width="4ch" />
      </Figure>
    );
  if (!balance.isComputed)
    return (
      <Figure {...common} isDisabled note={t('notComputed')}>
        –
      </Figure>
    );
  const warning = (
    <Warning>
      <Icon of={TriangleAlert} size={14} /> {t('balanceHasError')}
    </Warning>
  );
  return (
    <Figure {...common} note={balance.hasError && warning}>
      {formatBalance(balance.minutes)}
    </Figure>
  );
}

interface VacationProps {
  kind: (typeof vacations)[number]['key'];
  vacation: VacationBalance | null | undefined;
  isDisabled: boolean;
}

function Vacation({ kind, vacation, isDisabled }: VacationProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const label = vacation?.name[language] || t(kind);
  if (isDisabled)
    return (
      <Figure label={label} isDisabled note={t('notPermitted')}>
        –
      </Figure>
    );
  if (vacation === undefined)
    return (
      <Figure label={label}>
        <Skeleton width="4ch" />
      </Figure>
    );
  const minutes = vacation?.minutes ?? null;
  if (!vacation || (vacation.days === null && minutes === null))
    return (
      <Figure label={label} isDisabled>
        –
      </Figure>
    );
  if (vacation.days === null) return <Figure label={label}>{formatHours(minutes ?? 0)}</Figure>;
  return (
    <Figure label={label} note={minutes !== null && formatHours(minutes)}>
      {formatDays(vacation.days, language)}
    </Figure>
  );
}

function LastPass({ pass, now }: { pass: Dashboard['lastPass'] | undefined; now: LocalDateTime }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  if (pass === undefined)
    return (
      <Figure label={t('lastPass')}>
        <Skeleton width="4ch" />
      </Figure>
    );
  if (!pass)
    return (
      <Figure label={t('lastPass')} isDisabled note={t('noPass')}>
        –
      </Figure>
    );
  const isToday = dateOf(pass.time) === dateOf(now);
  return (
    <Figure
      label={t('lastPass')}
      note={isToday ? pass.text : `${pass.text}, ${formatListDay(pass.time, now, language)}`}
    >
      {formatTime(pass.time, language)}
    </Figure>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) var(--space-4);

  @media (width >= 640px) {
    grid-template-columns: repeat(auto-fit, minmax(8rem, max-content));
    gap: var(--space-6) var(--space-12);
  }
`;

const Warning = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--color-caution);
`;
