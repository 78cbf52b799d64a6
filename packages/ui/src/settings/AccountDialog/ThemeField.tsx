import { useTranslation } from 'react-i18next';
import { Select } from '../../primitives/Select/Select.tsx';
import { themeChoices } from '../../tokens/theme.ts';
import type { ThemeChoice } from '../../tokens/theme.ts';

export interface ThemeFieldProps {
  /** The current theme. */
  theme: ThemeChoice;
  /** Called when the user chooses another theme. */
  onChange: (theme: ThemeChoice) => void;
}

/** The appearance of the application on this device; it changes immediately. @requirement settings-4 */
export function ThemeField({ theme, onChange }: ThemeFieldProps) {
  const { t } = useTranslation(['settings', 'patterns']);
  return (
    <Select
      label={t('account.theme')}
      description={t('account.themeHint')}
      options={themeChoices.map((id) => ({ id, label: t(`patterns:theme.${id}`) }))}
      value={theme}
      onChange={(id) => onChange(themeChoices.find((choice) => choice === id) ?? theme)}
    />
  );
}
