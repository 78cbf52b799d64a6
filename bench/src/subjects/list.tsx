import { List } from '../../../packages/ui/src/primitives/List/List.tsx';
import { noData } from '../data/bench-data.ts';
import { stage } from './layout.ts';
import { contentSel, itemsOf, listStage, renderItem } from './listRows.tsx';

const show = await listStage();
const frame = { blockSize: '100%', overflow: 'auto' } as const;

function draw(data = noData): void {
  show(
    <List label="Requests" style={frame} items={itemsOf(data)} renderItem={renderItem} onAction={() => {}} />,
  );
}

draw();

window.__bench = {
  name: 'List',
  mount: draw,
  next() {},
  scroller: () => stage().querySelector<HTMLElement>('[role=grid]') ?? stage(),
  rowSel: '[role=row]',
  barSel: contentSel,
  sideWidth: 0,
};
