import { expect, test } from 'vitest';
import { createParting } from './parting.ts';

function aPage() {
  const page = new EventTarget();
  return { page: page as unknown as Window, hide: () => page.dispatchEvent(new Event('pagehide')) };
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
