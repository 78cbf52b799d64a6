import type { LocalDate } from '@selfservice/api/core/local-date';
import type { ReportParameter } from '@selfservice/api/reports/built-in-reports';
import { reportFlags } from '@selfservice/api/reports/built-in-reports';
import type { ReportSource, ReportValues } from '@selfservice/api/reports/report-values';
import { reportSources, withValue } from '@selfservice/api/reports/report-values';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DatePicker } from '../../primitives/DatePicker/DatePicker.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { ReportAccountField } from './ReportAccountField.tsx';
import { MonthField } from './MonthField.tsx';
import { ReportFlags } from './ReportFlags.tsx';
import type { ReportAccounts } from './useAccounts.ts';

/** A parameter that is a day. */
export type ReportDay = 'date' | 'from' | 'to';

interface ReportFieldsProps {
  /** The parameters of the report, in order. */
  parameters: readonly ReportParameter[];
  values: ReportValues;
  /** Called with a function that changes the values. */
  onChange: (change: (before: ReportValues) => ReportValues) => void;
  /** Called while the user types a day: the other end of the period moves when the field is left. */
  onType: (name: ReportDay) => void;
  /** The accounts to choose from. */
  accounts: ReportAccounts;
  /** The current day. */
  today: LocalDate;
  /** Whether the user has tried to load the report, so that missing values are shown. */
  isAttempted: boolean;
  /** Whether the fields cannot be changed now. */
  isReadOnly: boolean;
}

/** A field for each parameter of a report except the person. */
export function ReportFields(props: ReportFieldsProps) {
  const { parameters, values, onChange, onType, accounts, today, isAttempted, isReadOnly } = props;
  const { t } = useTranslation('reports');
  const flags = reportFlags.filter((flag) => parameters.includes(flag));
  const set = <Name extends keyof ReportValues>(name: Name, value: ReportValues[Name]) =>
    onChange((before) => withValue(before, name, value));

  const day = (name: ReportDay) => (
    <DatePicker
      label={t(`parameter.${name}`)}
      value={values[name]}
      // A day is typed in parts; the other end moves once the day is complete.
      onChange={(value) => {
        onType(name);
        onChange((before) => ({ ...before, [name]: value }));
      }}
      onPick={(value) => set(name, value)}
      onBlur={() => onChange((before) => withValue(before, name, before[name]))}
      today={today}
      isReadOnly={isReadOnly}
      errorMessage={isAttempted && values[name] === null ? t('missing.day') : undefined}
    />
  );
  const month = (name: 'month' | 'monthFrom' | 'monthTo') => (
    <MonthField
      label={t(`parameter.${name}`)}
      value={values[name]}
      onChange={(value) => set(name, value)}
      today={today}
      isReadOnly={isReadOnly}
    />
  );
  const account = (name: 'account' | 'holidayAccount') => (
    <ReportAccountField
      label={t(`parameter.${name}`)}
      accounts={accounts[name]}
      value={values[name]}
      onChange={(id) => set(name, id)}
      isMissing={isAttempted && values[name] === null}
      isReadOnly={isReadOnly}
    />
  );
  const has = (name: ReportParameter) => parameters.includes(name);

  return (
    <>
      {has('date') && day('date')}
      {has('month') && month('month')}
      {has('from') && (
        <Period>
          {day('from')}
          {day('to')}
        </Period>
      )}
      {has('monthFrom') && month('monthFrom')}
      {has('monthTo') && month('monthTo')}
      {has('account') && account('account')}
      {has('holidayAccount') && account('holidayAccount')}
      {has('source') && (
        <Select
          label={t('parameter.source')}
          options={reportSources.map((id) => ({ id, label: t(`source.${id}`) }))}
          value={values.source}
          onChange={(source) => set('source', source as ReportSource)}
          isDisabled={isReadOnly}
        />
      )}
      <ReportFlags flags={flags} values={values} onChange={set} isReadOnly={isReadOnly} />
    </>
  );
}

const Period = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (width >= 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
