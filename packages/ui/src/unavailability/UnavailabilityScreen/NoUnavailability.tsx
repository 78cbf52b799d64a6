import { CalendarOff } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';

export interface NoUnavailabilityProps {
  /** Whether the person can enter one. */
  canCreate: boolean;
  /** Takes the focus when the last one has been deleted. */
  ref: Ref<HTMLElement>;
}

/** Stands where the unavailabilities would be. */
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
