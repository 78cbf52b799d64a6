import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { hour, noData, week } from '../data/bench-data.ts';
import type { BenchInterval } from '../data/bench-data.ts';
import { byPerson } from './byPerson.ts';
import './page.css';
import './floor.css';
import { hourWidth, rowHeight, sideWidth, stage } from './layout.ts';

const overscanRows = 8;
const overscanHours = 12;

interface FloorProps {
  names: readonly string[];
  rows: readonly BenchInterval[][];
  begin: number;
}

interface VisibleRange {
  firstRow: number;
  endRow: number;
  from: number;
  to: number;
}

type Box = Pick<HTMLElement, 'scrollTop' | 'scrollLeft' | 'clientHeight' | 'clientWidth'>;

/** Returns the visible rows and hours, with some around them. */
function visibleIn({ scrollTop, scrollLeft, clientHeight, clientWidth }: Box): VisibleRange {
  const step = overscanHours * hourWidth;
  return {
    firstRow: Math.max(0, Math.floor(scrollTop / rowHeight) - overscanRows),
    endRow: Math.ceil((scrollTop + clientHeight) / rowHeight) + overscanRows,
    from: Math.floor(scrollLeft / step - 1) * overscanHours,
    to: Math.ceil((scrollLeft + clientWidth - sideWidth) / step + 1) * overscanHours,
  };
}

const wholeWindow = {
  scrollTop: 0,
  scrollLeft: 0,
  clientHeight: window.innerHeight,
  clientWidth: window.innerWidth,
};

/** Draws only the visible rectangles: the minimum of any timeline made of DOM elements. */
function Floor({ names, rows, begin }: FloorProps) {
  const [{ firstRow, endRow, from, to }, setVisible] = useState(() => visibleIn(wholeWindow));
  const width = sideWidth + (week / hour) * hourWidth;
  return (
    <div
      className="floor"
      // Renders before the frame in which the rows become visible.
      onScroll={({ currentTarget }) => flushSync(() => setVisible(visibleIn(currentTarget)))}
    >
      <div className="floor-canvas" style={{ height: names.length * rowHeight, width }}>
        {names.slice(firstRow, endRow).map((name, index) => (
          <div key={firstRow + index} className="floor-row" style={{ top: (firstRow + index) * rowHeight }}>
            <div className="floor-head" style={{ width: sideWidth }}>
              {name}
            </div>
            {(rows[firstRow + index] ?? [])
              .filter(({ start, end }) => end > begin + from * hour && start < begin + to * hour)
              .map(({ id, start, end, kind, label }) => (
                <div
                  key={id}
                  className="floor-bar"
                  data-kind={kind}
                  style={{
                    left: sideWidth + ((start - begin) / hour) * hourWidth,
                    width: ((end - start) / hour) * hourWidth,
                  }}
                >
                  {label}
                </div>
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const root = createRoot(stage());
let data = noData;
let weekIndex = 0;

function draw(): void {
  const names = data.persons.map(({ name }) => name);
  root.render(<Floor names={names} rows={byPerson(data, weekIndex)} begin={data.base + weekIndex * week} />);
}

draw();

window.__bench = {
  name: 'Bare floor',
  mount(given) {
    data = given;
    weekIndex = 0;
    draw();
  },
  next() {
    weekIndex = (weekIndex + 1) % data.weeks.length;
    draw();
  },
  scroller: () => stage().querySelector<HTMLElement>('.floor') ?? stage(),
  rowSel: '.floor-head',
  barSel: '.floor-bar',
  sideWidth,
};
