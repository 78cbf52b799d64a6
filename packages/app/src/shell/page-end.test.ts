import { expect, test } from 'vitest';
import { createParting } from './parting.ts';

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

test('everybody who waits sends when the page goes away', () => {
  const { page, hide } = aPage();
  const sent: string[] = [];
  const parting = createParting(page);
  parting.onParting(() => sent.push('one'));
  parting.onParting(() => sent.push('two'));
  hide();
  expect(sent).toEqual(['one', 'two']);
});

test('everybody who waits sends when the page is put out of sight, and not when it comes back', () => {
  const { page, show } = aPage();
  const sent: string[] = [];
  createParting(page).onParting(() => sent.push('one'));
  show('hidden');
  show('visible');
  expect(sent).toEqual(['one']);
});

test('everybody who waits sends when the session is about to end', () => {
  const sent: string[] = [];
  const parting = createParting(aPage().page);
  parting.onParting(() => sent.push('one'));
  parting.announce();
  expect(sent).toEqual(['one']);
});

test('who has stopped waiting is not called, even by another one that is', () => {
  const sent: string[] = [];
  const parting = createParting(aPage().page);
  const stop = parting.onParting(() => {
    sent.push('one');
    stop();
  });
  parting.announce();
  parting.announce();
  expect(sent).toEqual(['one']);
});
