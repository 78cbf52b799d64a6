import { timeOf } from '@selfservice/api/core/local-date';
import type { EntryName } from '../../areas/areas.ts';
import { visibleAreas, waitingItems } from '../../areas/visibleAreas.ts';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import { isAllowed } from '@selfservice/api/session/permissions';
import { personalCardQuery } from '@selfservice/api/personal-card/personal-card';
import type { Identity, SelectablePerson } from '@selfservice/api/session/session-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePermissions } from '../../environment/Environment.tsx';
import { useNow } from '../../environment/useNow.ts';
import { personName } from '../../patterns/person-name/personName.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { AreaTiles } from '../AreaTiles/AreaTiles.tsx';
import { BalanceFigures } from '../BalanceFigures/BalanceFigures.tsx';
import { DayLayout } from '../MyDay/MyDayPlace.ts';
import { PersonPanel } from '../PersonPanel/PersonPanel.tsx';
import { WaitingList } from '../WaitingList/WaitingList.tsx';
import { HomeActions } from './HomeActions.tsx';
import { MyDaySlot } from './MyDaySlot.tsx';
import { useLastPass } from './useLastPass.ts';

/** The parts of the identity that home shows. */
export type DashboardIdentity = Pick<
  Identity,
  'givenName' | 'surname' | 'degreeBefore' | 'degreeAfter' | 'personalNumber' | 'isSubstitution'
>;

export interface DashboardScreenProps {
  /** The signed-in user. */
  identity: DashboardIdentity;
  /** The person whose data is shown; null if the server lists no one. */
  selected: SelectablePerson | null;
  /** Returns the address of an area. */
  hrefFor: (area: EntryName) => string;
}

/**
 * Home: the person, balances, the day, pending work and links to the areas.
 * @requirement dashboard-6, dashboard-8, dashboard-12, dashboard-31
 */
export function DashboardScreen({ identity, selected, hrefFor }: DashboardScreenProps) {
  const { t } = useTranslation('dashboard');
  const person = usePerson(identity, selected);
  const permissions = usePermissions();
  const now = useNow();
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery());
  const areas = visibleAreas({ permissions, dashboard: data ?? (error ? null : undefined) });
  const lastPass = useLastPass(data, permissions);

  return (
    <Root>
      <DayLayout>
        <PersonPanel {...person} centreName={selected?.centreName ?? ''} now={timeOf(now)} />
        <MyDaySlot
          hasPlan={isAllowed(permissions, 'runMyPlan')}
          isWanted={data !== undefined || error !== null}
          lastPass={lastPass}
        />
        <div data-figures>
          {error && (
            <ErrorPanel
              error={error}
              title={t('failed')}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {(data || !error) && <BalanceFigures dashboard={data} permissions={permissions} />}
        </div>
      </DayLayout>
      {(data || !error) && <WaitingList items={data && waitingItems(data, permissions)} hrefFor={hrefFor} />}
      <AreaTiles areas={areas} hrefFor={hrefFor} />
      <HomeActions
        areas={areas}
        permissions={permissions}
        lastPass={data || error ? lastPass : 'loading'}
        hrefFor={hrefFor}
      />
    </Root>
  );
}

/**
 * Returns name and number of the selected person. A token has those of the signed-in user, also while
 * substituting.
 * @requirement dashboard-7
 */
function usePerson(identity: DashboardIdentity, selected: SelectablePerson | null) {
  const { isSubstitution } = identity;
  const card = useQuery({ ...personalCardQuery(), enabled: isSubstitution });
  if (!isSubstitution) return { name: personName(identity), personalNumber: identity.personalNumber };
  return {
    name: selected?.fullName || (card.data ? personName(card.data) : ''),
    personalNumber: card.data?.personalNumber ?? '',
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media (width >= 640px) {
    gap: var(--space-8);
  }

  @media (width >= 1024px) {
    gap: var(--space-10);
  }
`;
