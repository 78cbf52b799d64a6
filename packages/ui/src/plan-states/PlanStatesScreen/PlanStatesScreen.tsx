import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import { permissionFor } from '@selfservice/api/session/permissions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CentreBar } from '../../centres/CentreBar/CentreBar.tsx';
import { OwnCentreWay } from '../../centres/OwnCentreWay/OwnCentreWay.tsx';
import { peopleListQuery } from '../../centres/peopleListQuery.ts';
import { useOpenedRow } from '../../centres/useOpenedRow.ts';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import { ListDetailBody } from '../../patterns/ListDetailScreen/ListDetailBody.tsx';
import { MonthPicker } from '../../patterns/MonthPicker/MonthPicker.tsx';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { PlanStateDetail } from '../PlanStateDetail/PlanStateDetail.tsx';
import { usePlanLabel } from '../PlanStateDetail/usePlanLabel.ts';
import { PlanStateList } from '../PlanStateList/PlanStateList.tsx';
import { PlanStateListSkeleton } from '../PlanStateList/PlanStateListSkeleton.tsx';
import { NoPlans } from './NoPlans.tsx';
import type { PlanOrder } from './planOrder.ts';
import { sortedPlans } from './planOrder.ts';
import { PlanParts } from './PlanParts.tsx';
import { PlanStatesExport } from './PlanStatesExport.tsx';
import { PlanStatesFilter } from './PlanStatesFilter.tsx';
import { usePlanStates } from './usePlanStates.ts';

export interface PlanStatesScreenProps {
  /** The month whose plans are shown. */
  month: LocalMonth;
  /** Another month was chosen. */
  onMonthChange: (month: LocalMonth) => void;
  /** Number of the part of the month that is shown, from 1 on; null: the one that today lies in, else the first one. */
  part: number | null;
  /** Another part was chosen. */
  onPartChange: (part: number) => void;
  /** The state of the plans that are shown. */
  state: PlanState;
  /** Those in another state are to be shown. */
  onStateChange: (state: PlanState) => void;
  /** Whose plans are shown. */
  people: CentreSelection;
  /** Other people were chosen; to be remembered. */
  onPeopleChange: (people: CentreSelection) => void;
  /** Key of the row whose detail is shown; null for none. */
  openKey: string | null;
  /** A row was opened; null: back to the list. */
  onOpen: (key: string | null) => void;
  /** Home. */
  backHref: string;
}

/** Whose plans are in a state, by parts of a month. Specification 001 sections 2, 3, 4, 6 and 8. */
export function PlanStatesScreen(props: PlanStatesScreenProps) {
  const { month, onMonthChange, part, onPartChange, state, onStateChange, ...more } = props;
  const { people, onPeopleChange, openKey, onOpen, backHref } = more;
  const { t } = useTranslation(['plan-states', 'centres']);
  const labelOf = usePlanLabel();
  const today = dateOf(useClock().localNow());
  const contactsPermission = permissionFor(usePermissions(), 'planStatesContacts');
  const [search, setSearch] = useState('');
  const plans = usePlanStates(people, { month, part, state, search });
  const { choice, level, list, tabs, days, rows, counts, maxPeopleCount } = plans;
  const [order, setOrder] = useState<PlanOrder>('name');
  const found = plans.found && sortedPlans(plans.found, order);
  const [isChoosing, setIsChoosing] = useState(false);
  const opened = useOpenedRow(rows, openKey);
  return (
    <ScreenFrame
      title={t('plan-states:title')}
      backHref={backHref}
      isDetailShown={opened !== null}
      headerActions={<PlanStatesExport {...{ choice, days, state }} rows={found} />}
    >
      <Stack data-away={opened !== null || undefined}>
        <CentreBar
          choice={choice}
          onChange={onPeopleChange}
          isOpen={isChoosing}
          onOpenChange={setIsChoosing}
          month={
            <MonthPicker
              label={t('plan-states:month')}
              value={month}
              onChange={onMonthChange}
              today={today}
            />
          }
        >
          <PlanStatesFilter
            {...{ state, onStateChange, search, order }}
            onOrderChange={setOrder}
            onSearchChange={setSearch}
            counts={counts}
          />
        </CentreBar>
        <PlanParts {...{ tabs, days }} onChange={onPartChange}>
          <ListDetailBody
            query={peopleListQuery(level, list, found)}
            failedTitle={level.data ? t('plan-states:failed') : t('centres:choiceFailed')}
            refreshFailedTitle={t('plan-states:refreshFailed')}
            notices={<OwnCentreWay {...{ level, people }} onChange={onPeopleChange} />}
            skeleton={<PlanStateListSkeleton />}
            empty={
              <NoPlans
                maxPeopleCount={maxPeopleCount}
                search={rows && rows.length > 0 ? search.trim() : ''}
                centreName={choice?.centre.name ?? ''}
                onChooseCentre={() => setIsChoosing(true)}
                onClearSearch={() => setSearch('')}
              />
            }
            detail={{
              selectedId: opened && openKey,
              label: opened ? labelOf(opened.row) : '',
              content: opened && (
                <PlanStateDetail
                  plan={opened.row}
                  isGone={opened.isGone}
                  {...{ state, contactsPermission }}
                />
              ),
              onClose: () => onOpen(null),
            }}
          >
            {(shown) => <PlanStateList plans={shown} openKey={opened && openKey} onOpen={onOpen} />}
          </ListDetailBody>
        </PlanParts>
      </Stack>
    </ScreenFrame>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  /* On a phone the detail has the whole screen. */
  @media (width < 1024px) {
    &[data-away] > :first-child,
    &[data-away] [role='tablist'] {
      display: none;
    }

    &[data-away] [role='tabpanel'] {
      padding: 0;
    }
  }
`;
