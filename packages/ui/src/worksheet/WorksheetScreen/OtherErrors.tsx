import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { useTranslation } from 'react-i18next';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';

export interface OtherErrorsProps {
  /** What is wrong with days that have no row. */
  errors: Worksheet['otherErrors'];
}

/** Names the errors that no row can: those of days that have none. */
export function OtherErrors({ errors }: OtherErrorsProps) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  if (errors.length === 0) return null;
  return (
    <Banner tone="caution" title={t('errors.other')}>
      <ul>
        {errors.map(({ day, text }) => (
          <li key={`${day} ${text}`}>{t('errors.otherOf', { day: formatDetailDay(day, language), text })}</li>
        ))}
      </ul>
    </Banner>
  );
}
