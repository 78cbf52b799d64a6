import type { Language } from '@selfservice/api/core/language';
import { useTranslation } from 'react-i18next';
import { languagesOf } from '../../i18n/languagesOf.ts';
import { Select } from '../../primitives/Select/Select.tsx';

export interface LanguageFieldProps {
  /** The chosen language. */
  language: Language;
  /** Whether the field cannot be changed now. */
  isDisabled: boolean;
  /** Called when the user chooses another language. */
  onChange: (language: Language) => void;
}

/** The language of the interface; it is applied once it has been saved. @requirement settings-2 */
export function LanguageField({ language, isDisabled, onChange }: LanguageFieldProps) {
  const { t, i18n } = useTranslation('settings');
  return (
    <Select
      label={t('account.language')}
      options={languagesOf(i18n).map(({ code, name }) => ({ id: code, label: name }))}
      value={language}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
