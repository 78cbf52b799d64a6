import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Timeline from 'react-calendar-timeline';
import 'react-calendar-timeline/style.css';
import { hour, noData, week } from '../data/bench-data.ts';
import './page.css';
import './react-calendar-timeline.css';
import { rowHeight, sideWidth, stage, visibleHours } from './layout.ts';

let data = noData;
let weekIndex = 0;
const root = createRoot(stage());

interface PlanProps {
  groups: { id: number; title: string }[];
  items: { id: string; group: number; title: string; start_time: number; end_time: number }[];
  begin: number;
}

function Plan({ groups, items, begin }: PlanProps) {
  return (
    <div className="scrolled">
      <Timeline
        groups={groups}
        items={items}
        visibleTimeStart={begin}
        visibleTimeEnd={begin + visibleHours * hour}
        sidebarWidth={sideWidth}
        lineHeight={rowHeight}
        stackItems={false}
        canMove={false}
        canResize={false}
      />
    </div>
  );
}

function draw(): void {
  const groups = data.persons.map(({ name }, id) => ({ id, title: name }));
  const items = (data.weeks[weekIndex] ?? []).map(({ id, person, start, end, label }) => ({
    id,
    group: person,
    title: label,
    start_time: start,
    end_time: end,
  }));
  flushSync(() => root.render(<Plan groups={groups} items={items} begin={data.base + weekIndex * week} />));
}

draw();

window.__bench = {
  name: 'react-calendar-timeline',
  mount(given) {
    data = given;
    weekIndex = 0;
    draw();
  },
  next() {
    weekIndex = (weekIndex + 1) % data.weeks.length;
    draw();
  },
  scroller: () => stage().querySelector<HTMLElement>('.scrolled') ?? stage(),
  rowSel: '.rct-sidebar-row',
  barSel: '.rct-item',
  sideWidth,
};
