import type { LocalDate } from '@selfservice/api/core/local-date';
import type { Permission } from '@selfservice/api/session/permissions';
import type { Unavailability } from '@selfservice/api/unavailability/unavailability';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { groupByTime } from './groupByTime.ts';
import { UnavailabilityGroups } from './UnavailabilityGroups.ts';
import { UnavailabilityRow } from './UnavailabilityRow.tsx';

/** Everything else goes to the root. */
export interface UnavailabilityListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What it shows, at least one, in any order. */
  unavailabilities: readonly Unavailability[];
  /** Tells what is coming from what is past. */
  today: LocalDate;
  /** Whether they can be deleted. The screen shows why not beside its main action. Specification 000 section 6. */
  deletePermission: Permission;
  /** One is to be deleted. */
  onDelete: (unavailability: Unavailability) => void;
}

/** A person's unavailabilities: what is coming, the next one first, and what is past. */
export function UnavailabilityList(props: UnavailabilityListProps) {
  const { unavailabilities, today, deletePermission, onDelete, ...rest } = props;
  const { t } = useTranslation('unavailability');
  const reasonId = useId();
  const { coming, past } = groupByTime(unavailabilities, today);
  const isRefused = deletePermission === 'disabled';
  const toRow = (unavailability: Unavailability) => (
    <UnavailabilityRow
      key={unavailability.id}
      unavailability={unavailability}
      onDelete={deletePermission === 'hidden' ? undefined : onDelete}
      refusalId={isRefused ? reasonId : undefined}
    />
  );
  return (
    <UnavailabilityGroups aria-label={t('list')} {...rest}>
      {isRefused && <VisuallyHidden id={reasonId}>{t('action.disabled')}</VisuallyHidden>}
      <h2 data-heading>{t('coming')}</h2>
      {coming.length > 0 ? <ul>{coming.map(toRow)}</ul> : <Quiet>{t('nothingComing')}</Quiet>}
      {past.length > 0 && (
        <>
          <h2 data-heading>{t('past')}</h2>
          <Past>{past.map(toRow)}</Past>
        </>
      )}
    </UnavailabilityGroups>
  );
}

const Past = styled.ul`
  color: var(--color-text-muted);
`;

/* As high as a row, whose place is held before it is known whether there is one. */
const Quiet = styled.p`
  display: grid;
  align-items: center;
  min-height: calc(3lh + 2 * var(--space-3) + 1px);
  color: var(--color-text-muted);

  @media (width >= 640px) {
    min-height: calc(var(--control-height) + 3px);
  }
`;
