import type { LastPass } from '@selfservice/api/terminal/last-passes';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { numberFormat } from '../../i18n/intlFormats.ts';

/** A fifth decimal is about a metre. */
const decimals = 5;

/** Writes where a pass was made: degrees with their directions, or the text as it came; empty for none. */
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
