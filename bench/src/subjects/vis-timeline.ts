import { Timeline } from 'vis-timeline/standalone';
import 'vis-timeline/styles/vis-timeline-graph2d.min.css';
import { hour, noData, week } from '../data/bench-data.ts';
import './page.css';
import './vis-timeline.css';
import { sideWidth, stage, visibleHours } from './layout.ts';

let data = noData;
let weekIndex = 0;

function items() {
  const intervals = data.weeks[weekIndex] ?? [];
  return intervals.map(({ id, person, start, end, kind, label }) => ({
    id,
    group: person,
    start,
    end,
    content: label,
    className: kind,
  }));
}

function turnToWeek(): void {
  const start = data.base + weekIndex * week;
  timeline.setWindow(start, start + visibleHours * hour, { animation: false });
}

stage().style.setProperty('--side-width', `${sideWidth}px`);
// Created with data, it would stay hidden until its timer of a second runs, or permanently.
const timeline = new Timeline(stage(), [], [], {
  height: '100%',
  margin: { axis: 5, item: { horizontal: 0, vertical: 10 } },
  orientation: 'top',
  showCurrentTime: false,
  stack: false,
  verticalScroll: true,
  zoomable: false,
});

window.__bench = {
  name: 'vis-timeline',
  mount(given) {
    data = given;
    weekIndex = 0;
    const groups = data.persons.map(({ name }, id) => ({ id, content: name }));
    timeline.setData({ groups, items: items() });
    turnToWeek();
  },
  next() {
    weekIndex = (weekIndex + 1) % data.weeks.length;
    timeline.setItems(items());
    turnToWeek();
  },
  scroller: () => stage().querySelector<HTMLElement>('.vis-panel.vis-left') ?? stage(),
  rowSel: '.vis-labelset .vis-label',
  barSel: '.vis-itemset .vis-item',
  sideWidth,
};
