import type { Language } from '@selfservice/api/core/language';
import { languages, toLanguage } from '@selfservice/api/core/language';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../i18n/languageNames.ts';
import { Select } from '../../primitives/Select/Select.tsx';

export interface LanguageFieldProps {
  /** The chosen language. */
  language: Language;
  /** Whether the field cannot be changed now. */
  isDisabled: boolean;
  /** Called when the user chooses another language. */
  onChange: (language: Language) => void;
}

const options = languages.map((id) => ({ id, label: languageNames[id] }));

/** The language of the interface; it is applied once it has been saved. @requirement settings-2 */
export function LanguageField({ language, isDisabled, onChange }: LanguageFieldProps) {
  const { t } = useTranslation('settings');
  return (
    <Select
      label={t('account.language')}
      options={options}
      value={language}
      isDisabled={isDisabled}
      onChange={(id) => onChange(toLanguage(id) ?? language)}
    />
  );
}
