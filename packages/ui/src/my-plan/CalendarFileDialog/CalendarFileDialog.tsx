import { calendarIntervals } from '@selfservice/api/my-plan/calendar-intervals';
import type { MyPlan } from '@selfservice/api/my-plan/my-plan';
import { toPlanCalendar } from '@selfservice/api/my-plan/plan-calendar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { findByWords } from '@selfservice/api/core/find-by-words';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import { saveFile } from '../../primitives/saveFile.ts';

export interface CalendarFileDialogProps {
  /** The plan of the month to save. */
  plan: MyPlan;
  /** Reference of the user. */
  personRef: string;
  /** IANA name of the initial time zone. */
  timeZone: string;
  /** Called with the chosen time zone after the file was saved. */
  onSaved: (timeZone: string) => void;
  /** Called when the user closes the dialog without saving. */
  onClose: () => void;
}

const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') }));

/** Saves a month of the plan as a calendar file with the times of a chosen time zone. */
export function CalendarFileDialog(props: CalendarFileDialogProps) {
  const { plan, personRef, timeZone, onSaved, onClose } = props;
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const clock = useClock();
  const [zone, setZone] = useState<string | null>(timeZone);
  const [typed, setTyped] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const month = formatMonth(plan.month, language);

  const save = () => {
    setHasTried(true);
    if (zone === null) return;
    const calendar = toPlanCalendar(plan, {
      personRef,
      timeZone: zone,
      title: t('title'),
      nameless: t('calendar.nameless'),
      epochMs: clock.epochMs(),
    });
    saveFile(
      new File([calendar], `${t('title')} ${plan.month}.ics`, { type: 'text/calendar;charset=utf-8' }),
    );
    onSaved(zone);
  };
  return (
    <FormDialog
      isOpen
      title={t('calendar.title')}
      submitLabel={t('calendar.save')}
      onSubmit={save}
      onClose={onClose}
    >
      <Text>
        <p>{t('calendar.text', { month, count: calendarIntervals(plan).length })}</p>
        <ComboBox
          label={t('calendar.zone')}
          description={t('calendar.zoneHint')}
          options={findByWords(zones, typed, ({ label }) => label)}
          value={zone}
          onChange={setZone}
          onSearch={setTyped}
          errorMessage={hasTried && zone === null ? t('calendar.noZone') : undefined}
        />
        <p>{t('calendar.again')}</p>
      </Text>
    </FormDialog>
  );
}

const Text = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (width >= 640px) {
    width: 28rem;
  }

  & > p:last-child {
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }
`;
