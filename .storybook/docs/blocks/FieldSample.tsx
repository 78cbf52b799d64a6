import type { Language } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { DatePicker } from '@selfservice/ui/primitives/DatePicker';
import { InLanguage } from './InLanguage.tsx';

const labels: Record<Language, string> = { en: 'Day', cs: 'Den', sk: 'Deň' };

export interface FieldSampleProps {
  language: Language;
  /** The day in the field, and the day that it is now. */
  day: LocalDate;
}

/** A field with a day in it, as it is typed in one language. */
export function FieldSample({ language, day }: FieldSampleProps) {
  return (
    <InLanguage language={language}>
      <LocaleProvider language={language}>
        <DatePicker label={labels[language]} value={day} today={day} isReadOnly onChange={() => {}} />
      </LocaleProvider>
    </InLanguage>
  );
}
