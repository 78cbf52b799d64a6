import { expect, test } from 'vitest';
import { createPageEnd } from './page-end.ts';

function aPage() {
  const page = new EventTarget();
  const document = { visibilityState: 'visible' };
  return {
    page: Object.assign(page, { document }) as unknown as Window,
    hide: () => page.dispatchEvent(new Event('pagehide')),
    show(visibilityState: DocumentVisibilityState) {
      document.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

test('calls every subscriber when the page is unloaded', () => {
  const { page, hide } = aPage();
  const sent: string[] = [];
  const pageEnd = createPageEnd(page);
  pageEnd.subscribe(() => sent.push('one'));
  pageEnd.subscribe(() => sent.push('two'));
  hide();
  expect(sent).toEqual(['one', 'two']);
});

test('calls every subscriber when the page is hidden, and not when it becomes visible', () => {
  const { page, show } = aPage();
  const sent: string[] = [];
  createPageEnd(page).subscribe(() => sent.push('one'));
  show('hidden');
  show('visible');
  expect(sent).toEqual(['one']);
});

test('does not call a subscriber that has unsubscribed during a call', () => {
  const { page, hide } = aPage();
  const sent: string[] = [];
  const unsubscribe = createPageEnd(page).subscribe(() => {
    sent.push('one');
    unsubscribe();
  });
  hide();
  hide();
  expect(sent).toEqual(['one']);
});
