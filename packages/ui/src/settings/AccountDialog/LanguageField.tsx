import type { Language } from '@selfservice/api/core/language';
import { languages, toLanguage } from '@selfservice/api/core/language';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../i18n/languageNames.ts';
import { Select } from '../../primitives/Select/Select.tsx';

export interface LanguageFieldProps {
  /** The chosen language. */
  language: Language;
  /** Nothing can be changed now. */
  isDisabled: boolean;
  /** Another language was chosen. */
  onChange: (language: Language) => void;
}

const options = languages.map((id) => ({ id, label: languageNames[id] }));

/** Chooses the language of the interface; it is shown once it has been saved. */
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
