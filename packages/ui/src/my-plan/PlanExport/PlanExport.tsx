import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { MyPlan } from '@selfservice/api/my-plan/my-plan';
import { calendarIntervals } from '@selfservice/api/my-plan/calendar-intervals';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../environment/Environment.tsx';
import { formatListDay } from '../../i18n/formatDate.ts';
import { formatHours } from '../../i18n/formatDuration.ts';
import { formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ListExport } from '../../patterns/ListExport/ListExport.tsx';
import { describeKind } from '../../patterns/Timeline/words/describeInterval.ts';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { intervalTime } from '../IntervalLine/intervalTime.ts';
import { exportRows } from './exportRows.ts';

const loadDialog = () => import('../CalendarFileDialog/CalendarFileDialog.tsx');

export interface PlanExportProps {
  /** The month that is shown. */
  month: LocalMonth;
  /** The plan of the month; undefined while loading. */
  plan: MyPlan | undefined;
  /** The current day. */
  today: LocalDate;
  /** Reference of the user. */
  personRef: string;
  /** IANA name of the time zone chosen for calendar files on this device; null: none yet. */
  timeZone: string | null;
  /** Called when the user saves a calendar file with a time zone. */
  onTimeZoneChange: (timeZone: string) => void;
}

/** Saves a month of the plan as a calendar file or a table, and prints it on one page. */
export function PlanExport(props: PlanExportProps) {
  const { month, plan, today, personRef, timeZone, onTimeZoneChange } = props;
  const { t } = useTranslation(['my-plan', 'patterns']);
  const language = useLanguage();
  const texts = useTimelineTexts();
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  const isEmpty = !plan || calendarIntervals(plan).length === 0;
  return (
    <>
      <ListExport
        title={t('title')}
        scope={formatMonth(month, language)}
        date={month}
        more={[
          {
            id: 'calendar',
            label: t('calendar.title'),
            icon: CalendarPlus,
            ...(isEmpty && { isDisabled: true, description: t('calendar.nothing') }),
            onAction: () => setIsSaving(true),
          },
        ]}
        columns={[
          { title: t('day'), value: ({ day }) => formatListDay(day, today, language) },
          {
            title: t('detail.time'),
            value: ({ interval }) => interval && intervalTime(interval, language, t('detail.allDay')),
          },
          {
            title: t('detail.kind'),
            value: ({ interval, holiday }) =>
              [
                interval && ((interval.kind === 'shift' && interval.name) || describeKind(interval, texts)),
                holiday,
              ]
                .filter(Boolean)
                .join(' · '),
          },
          {
            title: t('detail.duration'),
            value: ({ interval }) =>
              interval && !interval.isAllDay
                ? formatHours(minutesBetween(interval.begin, interval.end))
                : null,
          },
          {
            title: t('patterns:export.hours'),
            // An interval of several days has a row on each of them: its hours are counted once, on the day on which it begins.
            value: ({ day, interval }) =>
              interval && !interval.isAllDay && dateOf(interval.begin) === day
                ? minutesBetween(interval.begin, interval.end) / 60
                : null,
            isSavedOnly: true,
          },
        ]}
        rows={plan && exportRows(plan)}
      />
      <Deferred
        load={loadDialog}
        name={t('calendar.title')}
        isWanted={isSaving && plan !== undefined}
        onClose={() => setIsSaving(false)}
      >
        {({ CalendarFileDialog }) =>
          isSaving &&
          plan && (
            <CalendarFileDialog
              plan={plan}
              personRef={personRef}
              timeZone={timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone}
              onClose={() => setIsSaving(false)}
              onSaved={(zone) => {
                setIsSaving(false);
                onTimeZoneChange(zone);
                notify.success(t('calendar.saved'));
              }}
            />
          )
        }
      </Deferred>
    </>
  );
}
