import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { systemClock } from '@selfservice/api/core/clock';
import { dateOf, localDate } from '@selfservice/api/core/local-date';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { Timeline } from '@selfservice/ui/patterns/Timeline';
import type { TimelineProps } from '@selfservice/ui/patterns/Timeline';
import '@selfservice/ui/tokens/global.css';
import { TimelineHeadWords } from '../../../packages/ui/src/patterns/Timeline/TimelineHeadWords.tsx';
import { noData, week } from '../data/bench-data.ts';
import type { BenchInterval, BenchKind, BenchPerson } from '../data/bench-data.ts';
import { byPerson } from './byPerson.ts';
import { hourWidth, rowHeight, sideWidth, stage } from './layout.ts';
import './page.css';

type PlanData = TimelineProps<BenchPerson, PlanInterval>['data'];

const kinds = { shift: 'shift', break: 'otherA', request: 'request' } as const;
const colors: Record<BenchKind, string> = { shift: '#9cc5a1', break: '#e3dfd5', request: '#7fb3d5' };
const dayMs = week / 7;
const dayTexts = new Map<number, string>();

let data = noData;
let weekIndex = 0;

const i18n = await createI18n({ language: 'en' });
await i18n.loadNamespaces('patterns');
// In the product the font is loaded long before a plan.
await Promise.all([...document.fonts].map((face) => face.load()));
const root = createRoot(stage());

/**
 * Formats a local time with a cached text for each day: a `Date` for each time took a third of the time for drawing the
 * row.
 */
function wallTime(time: number): LocalDateTime {
  const day = Math.floor(time / dayMs);
  const date = dayTexts.get(day) ?? new Date(time).toISOString().slice(0, 10);
  dayTexts.set(day, date);
  const minute = Math.floor((time - day * dayMs) / 60_000);
  return `${date}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00` as LocalDateTime;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}

function toPlanInterval({ start, end, kind, label }: BenchInterval): PlanInterval {
  return {
    kind: kinds[kind],
    begin: wallTime(start),
    end: wallTime(end),
    isAllDay: false,
    name: label,
    shortName: label.slice(0, 2),
    color: colors[kind],
  };
}

/** Returns intervals like the product does: by person, mapped when a row reads them. */
function planOf(index: number): PlanData['intervals'] {
  const rows = byPerson(data, index);
  const places = new Map(data.persons.map(({ id }, place) => [id, place]));
  const known = new Map<string, PlanInterval[]>();
  return {
    get(id) {
      const mapped = known.get(id) ?? (rows[places.get(id) ?? -1] ?? []).map(toPlanInterval);
      known.set(id, mapped);
      return mapped;
    },
  };
}

function nothing(): void {}

function draw(rows: BenchPerson[], intervals: PlanData['intervals'], firstDay: LocalDate): void {
  root.render(
    <I18nextProvider i18n={i18n}>
      <LocaleProvider language="en">
        <Timeline
          data={{ rows, intervals, isLoading: rows.length === 0 }}
          words={{ label: 'Plan', renderRowHead: head }}
          scale={{ headLabel: 'Person', clock: systemClock, firstDay, days: 7 }}
          sizes={{ rowHeight, headWidth: sideWidth, hourWidth }}
          actions={{
            onOpen: nothing,
            onOpenRow: nothing,
            onMenu: nothing,
            onPrevious: nothing,
            onNext: nothing,
            onVisibleRowsChange: nothing,
          }}
        />
      </LocaleProvider>
    </I18nextProvider>,
  );
}

function head({ name, number }: BenchPerson) {
  return <TimelineHeadWords detail={number}>{name}</TimelineHeadWords>;
}

function drawWeek(): void {
  draw(data.persons, planOf(weekIndex), dateOf(wallTime(data.base + weekIndex * week)));
}

draw([], new Map(), localDate('2026-01-05'));

window.__bench = {
  name: 'Plan timeline',
  mount(given) {
    data = given;
    weekIndex = 0;
    drawWeek();
  },
  next() {
    weekIndex = (weekIndex + 1) % data.weeks.length;
    drawWeek();
  },
  scroller: () => stage().querySelector<HTMLElement>('[role=grid]') ?? stage(),
  rowSel: '[role=rowheader]',
  barSel: '[role=grid] .bar',
  sideWidth,
};
