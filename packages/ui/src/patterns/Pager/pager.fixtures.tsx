import { fn } from 'storybook/test';
import type { PagerProps } from './Pager.tsx';

/** The props of a pager of weeks. */
export const pagerArgs: PagerProps = {
  label: 'Plan',
  previousLabel: 'Previous week',
  nextLabel: 'Next week',
  onPrevious: fn(),
  onNext: fn(),
  header: '16–22 November',
  children: <p style={{ paddingBlock: 48 }}>The plan of the week.</p>,
};
