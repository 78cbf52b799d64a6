import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import { permissionFor } from '@selfservice/api/session/permissions';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CentreBar } from '../../centres/CentreBar/CentreBar.tsx';
import { OwnCentreButton } from '../../centres/OwnCentreButton/OwnCentreButton.tsx';
import { peopleListQuery } from '../../centres/peopleListQuery.ts';
import { TooManyPeople } from '../../centres/TooManyPeople/TooManyPeople.tsx';
import { useOpenedRow } from '../../centres/useOpenedRow.ts';
import { usePermissions } from '../../environment/Environment.tsx';
import { useToday } from '../../environment/useNow.ts';
import { formatHeadingRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { EmptyList } from '../../patterns/EmptyState/EmptyList.tsx';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { useFoundItems } from '../../patterns/FilterBar/useFoundItems.ts';
import { ListDetailBody } from '../../patterns/ListDetailScreen/ListDetailBody.tsx';
import { MonthPicker } from '../../patterns/MonthPicker/MonthPicker.tsx';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { PlanStateDetail } from '../PlanStateDetail/PlanStateDetail.tsx';
import { PlanStateList, PlanStateListSkeleton } from '../PlanStateList/PlanStateList.tsx';
import { PlanParts } from './PlanParts.tsx';
import { planRules } from './planRules.ts';
import { PlanStateCounts } from './PlanStateCounts.tsx';
import { PlanStatesExport } from './PlanStatesExport.tsx';
import { PlanStatesFilter } from './PlanStatesFilter.tsx';
import { usePlanStates } from './usePlanStates.ts';

export interface PlanStatesScreenProps {
  /** The month whose plans are shown. */
  month: LocalMonth;
  /** Called when the user chooses another month. */
  onMonthChange: (month: LocalMonth) => void;
  /** The number of the part of the month, from 1; null: the part with today, otherwise the first one. */
  part: number | null;
  /** Called when the user chooses another part. */
  onPartChange: (part: number) => void;
  /** The state of the plans that are shown. */
  state: PlanState;
  /** Called when the user chooses another state. */
  onStateChange: (state: PlanState) => void;
  /** The people whose plans are shown. */
  people: CentreSelection;
  /** Called when the user chooses other people. */
  onPeopleChange: (people: CentreSelection) => void;
  /** The key of the row whose detail is shown; null for none. */
  openKey: string | null;
  /** Called with a key when the user opens a row, with null when the user closes the detail. */
  onOpen: (key: string | null) => void;
  /** The address of home. */
  backHref: string;
}

/** The people whose plans are in a state, by parts of a month. @requirement plan-states-1, plan-states-5, plan-states-8 */
export function PlanStatesScreen(props: PlanStatesScreenProps) {
  const { month, onMonthChange, part, onPartChange, state, onStateChange, people, onPeopleChange } = props;
  const { openKey, onOpen, backHref } = props;
  const { t } = useTranslation(['plan-states', 'centres']);
  const language = useLanguage();
  const today = useToday();
  const contactsPermission = permissionFor(usePermissions(), 'planStatesContacts');
  const { choice, level, list, tabs, days, rows, counted, maxPeopleCount } = usePlanStates({
    people,
    month,
    part,
    state,
  });
  const plans = useFoundItems(rows, planRules, 'name');
  const [isChoosing, setIsChoosing] = useState(false);
  const opened = useOpenedRow(rows, openKey);
  const openDays = opened && { first: opened.row.days.from, last: opened.row.days.to };
  const label = openDays
    ? t('plan-states:field.of', {
        name: titlesAfter(opened.row.fullName),
        days: formatHeadingRange(openDays, language),
      })
    : '';
  const closeDetail = () => onOpen(null);
  return (
    <ScreenFrame
      title={t('plan-states:title')}
      backHref={backHref}
      data-wide
      detail={opened && { title: label, onClose: closeDetail }}
      controls={
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
        />
      }
    >
      <Stack data-away={opened !== null || undefined}>
        <PlanStateCounts state={state} onStateChange={onStateChange} counted={counted} />
        <PlanStatesFilter
          state={state}
          onStateChange={onStateChange}
          plans={plans}
          counts={maxPeopleCount === null ? plans.counts : undefined}
          exports={<PlanStatesExport choice={choice} days={days} state={state} rows={plans.found} />}
        />
        <PlanParts tabs={tabs} days={days} onChange={onPartChange}>
          <ListDetailBody
            query={peopleListQuery(level, list, plans.found)}
            failedTitle={level.data ? t('plan-states:failed') : t('centres:choiceFailed')}
            refreshFailedTitle={t('plan-states:refreshFailed')}
            notices={<OwnCentreButton level={level} people={people} onChange={onPeopleChange} />}
            skeleton={<PlanStateListSkeleton />}
            empty={
              maxPeopleCount === null ? (
                <EmptyList
                  icon={FileCheck}
                  search={plans.unmatched}
                  searchTitle={t('plan-states:empty.search', { text: plans.unmatched })}
                  clearLabel={t('plan-states:empty.clearSearch')}
                  onClear={() => plans.onSearchChange('')}
                >
                  <EmptyState icon={FileCheck} title={t('plan-states:empty.oneState')}>
                    <p>{t('plan-states:empty.advice')}</p>
                  </EmptyState>
                </EmptyList>
              ) : (
                <TooManyPeople
                  centreName={choice?.centre.name ?? ''}
                  maxPeopleCount={maxPeopleCount}
                  onChooseCentre={() => setIsChoosing(true)}
                />
              )
            }
            detail={{
              selectedId: opened && openKey,
              label,
              content: opened && (
                <PlanStateDetail
                  plan={opened.row}
                  isGone={opened.isGone}
                  state={state}
                  contactsPermission={contactsPermission}
                />
              ),
              onClose: closeDetail,
            }}
          >
            {(shown) => (
              <PlanStateList
                plans={shown}
                state={state}
                days={days}
                openKey={opened && openKey}
                onOpen={onOpen}
              />
            )}
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

  /* On a phone the detail covers the screen. */
  @media (width < 1024px) {
    gap: 0;
    margin-top: calc(-1 * var(--space-2));

    &[data-away] > [role='radiogroup'],
    &[data-away] [role='tablist'] {
      display: none;
    }

    & [role='tabpanel'] {
      padding-top: var(--space-1);
    }

    &[data-away] [role='tabpanel'] {
      padding: 0;
    }
  }
`;
