import type { LocalDate } from '@selfservice/api/core/local-date';
import type { Permission } from '@selfservice/api/session/permissions';
import type { Unavailability } from '@selfservice/api/unavailability/unavailability';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GroupHeading } from '../../primitives/List/GroupHeading.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { groupByTime } from './groupByTime.ts';
import { UnavailabilityGroups } from './UnavailabilityGroups.ts';
import { UnavailabilityRow } from './UnavailabilityRow.tsx';

/** The props of the list. Other props are passed to the root element. */
export interface UnavailabilityListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The unavailabilities, at least one, in any order. */
  unavailabilities: readonly Unavailability[];
  /** The current day, which separates upcoming unavailabilities from past ones. */
  today: LocalDate;
  /** Whether the user can delete unavailabilities. @requirement unavailability-19 */
  deletePermission: Permission;
  /** Called when the user presses "Delete", which only upcoming ones have. */
  onDelete: (unavailability: Unavailability) => void;
}

/** The upcoming and the past unavailabilities of a person. @requirement unavailability-3, unavailability-6 */
export function UnavailabilityList(props: UnavailabilityListProps) {
  const { unavailabilities, today, deletePermission, onDelete, ...rest } = props;
  const { t } = useTranslation('unavailability');
  const reasonId = useId();
  const { coming, past } = groupByTime(unavailabilities, today);
  const isRefused = deletePermission === 'disabled';
  return (
    <UnavailabilityGroups aria-label={t('list')} {...rest}>
      {isRefused && <VisuallyHidden id={reasonId}>{t('action.disabled')}</VisuallyHidden>}
      <GroupHeading count={coming.length}>{t('coming')}</GroupHeading>
      {coming.length > 0 ? (
        <ul>
          {coming.map((unavailability) => (
            <UnavailabilityRow
              key={unavailability.id}
              unavailability={unavailability}
              onDelete={deletePermission === 'hidden' ? undefined : onDelete}
              refusalId={isRefused ? reasonId : undefined}
            />
          ))}
        </ul>
      ) : (
        <Quiet>{t('nothingComing')}</Quiet>
      )}
      {past.length > 0 && (
        <>
          <GroupHeading count={past.length}>{t('past')}</GroupHeading>
          <Past>
            {past.map((unavailability) => (
              <UnavailabilityRow key={unavailability.id} unavailability={unavailability} />
            ))}
          </Past>
        </>
      )}
    </UnavailabilityGroups>
  );
}

const Past = styled.ul`
  color: var(--color-text-muted);
`;

/* As high as a row of the skeleton, so that the past ones do not move. */
const Quiet = styled.p`
  display: grid;
  align-items: center;
  min-height: calc(2lh + 2 * var(--space-3) + 1px);
  color: var(--color-text-muted);

  @media (width < 360px) {
    min-height: calc(3lh + 2 * var(--space-3) + 1px);
  }

  @media (width >= 640px) {
    min-height: calc(var(--control-height) + 3px);
  }
`;
