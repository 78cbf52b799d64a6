import { createCalendar, ResourceTimeline } from '@event-calendar/core';
import '@event-calendar/core/index.css';
import { noData, week } from '../data/bench-data.ts';
import './page.css';
import './event-calendar.css';
import { hourWidth, rowHeight, sideWidth, stage } from './layout.ts';

let data = noData;
let weekIndex = 0;

/** Formats a time for the calendar, which reads texts as local times. */
function text(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}

function events() {
  return (data.weeks[weekIndex] ?? []).map(({ id, person, start, end, label }) => ({
    id,
    resourceIds: [person],
    start: text(start),
    end: text(end),
    title: label,
  }));
}

stage().style.setProperty('--side-width', `${sideWidth}px`);
const calendar = createCalendar(stage(), [ResourceTimeline], {
  view: 'resourceTimelineWeek',
  firstDay: 1,
  headerToolbar: { start: '', center: '', end: '' },
  height: '100%',
  resources: [],
  events: [],
  scrollTime: '00:00:00',
  slotDuration: '01:00:00',
  slotWidth: hourWidth,
  slotHeight: rowHeight,
});

function turnToWeek(): void {
  calendar.setOption('events', events());
  calendar.setOption('date', text(data.base + weekIndex * week));
}

window.__bench = {
  name: 'Event Calendar',
  mount(given) {
    data = given;
    weekIndex = 0;
    calendar.setOption(
      'resources',
      data.persons.map(({ name }, id) => ({ id, title: name })),
    );
    turnToWeek();
  },
  next() {
    weekIndex = (weekIndex + 1) % data.weeks.length;
    turnToWeek();
  },
  scroller: () => stage().querySelector<HTMLElement>('.ec-main') ?? stage(),
  rowSel: '.ec-body .ec-row-head',
  barSel: '.ec-events .ec-event',
  sideWidth,
};
