import { CalendarOff } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';

export interface NoUnavailabilityProps {
  /** Whether the user can create an unavailability. */
  canCreate: boolean;
  /** A ref to the root element, which takes the focus when the last unavailability is deleted. */
  ref: Ref<HTMLElement>;
}

/** Shown instead of an empty list of unavailabilities. */
export function NoUnavailability({ canCreate, ref }: NoUnavailabilityProps) {
  const { t } = useTranslation('unavailability');
  return (
    <section ref={ref} tabIndex={-1} aria-label={t('list')} style={{ outline: 0 }}>
      <EmptyState icon={CalendarOff} title={t('nothing')}>
        {canCreate ? t('nothingMore') : t('nothingReadOnly')}
      </EmptyState>
    </section>
  );
}
