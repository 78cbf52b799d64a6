import type { LastPass } from '@selfservice/api/terminal/last-passes';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { numberFormat } from '../../i18n/intlFormats.ts';

/** The fifth decimal is about a metre. */
const decimals = 5;

/**
 * Returns a function that formats the position of a pass: degrees with directions, or the original text; empty for
 * null.
 */
export function usePositionWords(): (position: LastPass['position']) => string {
  const { t } = useTranslation('terminal');
  const format = numberFormat(useLanguage(), { maximumFractionDigits: decimals });
  return (position) => {
    if (position === null || typeof position === 'string') return position ?? '';
    const { latitude, longitude } = position;
    const [height, breadth] = [latitude, longitude].map((each) => format.format(Math.abs(each)));
    return [
      t(latitude < 0 ? 'lastPasses.south' : 'lastPasses.north', { degrees: height }),
      t(longitude < 0 ? 'lastPasses.west' : 'lastPasses.east', { degrees: breadth }),
    ].join(', ');
  };
}
