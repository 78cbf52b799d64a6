import type { OwnLanguage } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { DatePicker } from '@selfservice/ui/primitives/DatePicker';
import { InLanguage } from './InLanguage.tsx';

const labels: Record<OwnLanguage, string> = { en: 'Day', cs: 'Den', sk: 'Deň' };

export interface FieldSampleProps {
  language: OwnLanguage;
  /** The day in the field, also used as the current day. */
  day: LocalDate;
}

/** A date field with a day, in the format of one language. */
export function FieldSample({ language, day }: FieldSampleProps) {
  return (
    <InLanguage language={language}>
      <LocaleProvider language={language}>
        <DatePicker label={labels[language]} value={day} today={day} isReadOnly onChange={() => {}} />
      </LocaleProvider>
    </InLanguage>
  );
}
