import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApprovalItem } from '../../../packages/ui/src/approvals/ApprovalsList/approvalItems.ts';
import { noData } from '../data/bench-data.ts';
import { isNarrow, stage } from './layout.ts';
import './list-floor.css';
import { contentSel, itemsOf, listStage, renderItem } from './listRows.tsx';

/** Height of a row in pixels. */
const rowHeight = isNarrow ? 56 : 40;
const overscanRows = 4;

function visibleIn({ scrollTop, clientHeight }: Pick<HTMLElement, 'scrollTop' | 'clientHeight'>) {
  return {
    first: Math.max(0, Math.floor(scrollTop / rowHeight) - overscanRows),
    end: Math.ceil((scrollTop + clientHeight) / rowHeight) + overscanRows,
  };
}

/** Draws only the visible rows: the minimum of any list made of DOM elements. */
function ListFloor({ items }: { items: readonly ApprovalItem[] }) {
  const [{ first, end }, setVisible] = useState(() =>
    visibleIn({ scrollTop: 0, clientHeight: window.innerHeight }),
  );
  return (
    <div
      className="list"
      role="grid"
      // Renders before the frame in which the rows become visible.
      onScroll={({ currentTarget }) => flushSync(() => setVisible(visibleIn(currentTarget)))}
    >
      <div className="list-canvas" style={{ height: items.length * rowHeight }}>
        {items.slice(first, end).map((item, index) => (
          <div
            key={item.id}
            role="row"
            aria-label={item.label}
            className="list-row"
            style={{ top: (first + index) * rowHeight, height: rowHeight }}
          >
            <div role="gridcell" className="list-cell">
              <div className="list-content">{renderItem(item)}</div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

const show = await listStage();

function draw(data = noData): void {
  show(<ListFloor items={itemsOf(data)} />);
}

draw();

window.__bench = {
  name: 'Bare list',
  mount: draw,
  next() {},
  scroller: () => stage().querySelector<HTMLElement>('.list') ?? stage(),
  rowSel: '[role=row]',
  barSel: contentSel,
  sideWidth: 0,
};
