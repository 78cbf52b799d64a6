import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { useTranslation } from 'react-i18next';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';

export interface OtherErrorsProps {
  /** The errors of days without a row. */
  errors: Worksheet['otherErrors'];
}

/** Lists the errors of days without a row, which can get the focus. @requirement worksheet-15 */
export function OtherErrors({ errors }: OtherErrorsProps) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  if (errors.length === 0) return null;
  return (
    <Banner tone="caution" title={t('errors.other')}>
      <ul>
        {errors.map(({ day, text }) => (
          <li key={`${day} ${text}`} data-day={day} tabIndex={-1}>
            {t('errors.otherOf', { day: formatDetailDay(day, language), text })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
