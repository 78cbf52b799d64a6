import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { OwnLanguage } from '@selfservice/api/core/language';
import { test } from './journey.ts';

const words = {
  en: {
    open: 'Take a tour',
    card: 'Guided tour',
    choose: 'Guided tours',
    finished: 'Finished',
    next: /^Next:/,
  },
  cs: { open: 'Průvodce', card: 'Průvodce', choose: 'Průvodce ukázkou', finished: 'Hotovo', next: /^Další:/ },
  sk: {
    open: 'Sprievodca',
    card: 'Sprievodca',
    choose: 'Sprievodca ukážkou',
    finished: 'Hotovo',
    next: /^Ďalej:/,
  },
} as const satisfies Record<OwnLanguage, object>;

const card = (page: Page, language: OwnLanguage) =>
  page.getByRole('region', { name: words[language].card, exact: true });

/** Opens the demo and chooses a tour. */
async function startTour(page: Page, url: string, language: OwnLanguage, title: RegExp): Promise<void> {
  await page.goto(`${url}/?language=${language}`);
  await page.getByRole('button', { name: words[language].open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words[language].choose });
  await dialog.getByRole('button', { name: title }).click();
}

/** Does each step of a tour until it is finished. */
async function doSteps(page: Page, language: OwnLanguage, doStep: () => Promise<void>): Promise<void> {
  const head = card(page, language)
    .getByText(/\d|^(Finished|Hotovo)$/)
    .first();
  const finished = card(page, language).getByText(words[language].finished, { exact: true });
  for (;;) {
    // A tour begins with a new start of the demo.
    await expect(page.locator('[data-tour-frame]').or(finished)).toBeVisible();
    if (await finished.isVisible()) return;
    const before = (await head.textContent()) ?? '';
    await doStep();
    await expect(head).not.toHaveText(before);
  }
}

/** Presses the middle of the outlined element, as a visitor does. */
async function pressOutlined(page: Page, pointer: Pick<Page['mouse'], 'click'> = page.mouse): Promise<void> {
  const outlined = page.locator('[data-tour-frame]');
  // The frame follows an element that is still moving, such as one in a dialog that opens.
  let place = await outlined.boundingBox();
  await expect(async () => {
    const before = place;
    place = await outlined.boundingBox();
    expect(place).toEqual(before);
  }).toPass();
  if (!place) throw new Error('Nothing is outlined.');
  await pointer.click(place.x + place.width / 2, place.y + place.height / 2);
}

test(
  'the four tours follow each other, and each does what it shows',
  { tag: ['@demo-13', '@test-all'] },
  async ({ page, serveDemo }) => {
    const url = await serveDemo();
    await startTour(page, url, 'en', /^Ask for leave/);
    const press = () => pressOutlined(page);
    const goOn = () => card(page, 'en').getByRole('button', { name: words.en.next }).click();

    await doSteps(page, 'en', press);
    await expect(page.getByRole('row', { name: /^Vacation 23–24 Nov/ })).toBeVisible();
    await goOn();

    await expect(page.getByRole('heading', { level: 1, name: 'Requests to approve' })).toBeVisible();
    await doSteps(page, 'en', press);
    await expect(page.getByText(/^\d+ approved/).first()).toBeVisible();
    await goOn();

    await doSteps(page, 'en', press);
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('3 days are signed.');
    await goOn();

    await doSteps(page, 'en', press);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Out');
    await expect(card(page, 'en').getByRole('button', { name: words.en.next })).toBeHidden();
    await card(page, 'en').getByRole('button', { name: 'End tour' }).click();
    await expect(card(page, 'en')).toBeHidden();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tour in Czech is done by touch', { tag: '@test-all' }, async ({ page, serveDemo }) => {
    await startTour(page, await serveDemo(), 'cs', /^Žádost o volno/);
    const finger = { click: (x: number, y: number) => page.touchscreen.tap(x, y) };
    await doSteps(page, 'cs', () => pressOutlined(page, finger));
    await expect(page.getByRole('row', { name: /^Dovolená/ }).first()).toBeVisible();
  });

  test(
    'a tour in Slovak does its steps itself, and continues after a reload',
    { tag: '@test-all' },
    async ({ page, serveDemo }) => {
      await startTour(page, await serveDemo(), 'sk', /^Hromadné schválenie/);
      const doIt = card(page, 'sk').getByRole('button', { name: 'Urobiť za mňa' });
      await expect(doIt).toBeEnabled();
      await doIt.press('Enter');
      // The tour opens the menu and chooses from it.
      await expect(card(page, 'sk')).toContainText('Krok 3 z 4');
      await page.reload();
      await expect(card(page, 'sk')).toContainText('Krok 3 z 4');
      await card(page, 'sk').getByRole('button', { name: 'Ukončiť sprievodcu' }).press('Enter');
      await page.getByRole('button', { name: words.sk.open, exact: true }).press('Enter');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Hromadné schválenie/ })
        .press('Enter');
      await doSteps(page, 'sk', () => doIt.press('Enter'));
      await expect(page.getByText(/^Schválené: \d+|\d+ schválen/).first()).toBeVisible();
    },
  );
});

test(
  'a menu that is closed leads back to the step that opens it',
  { tag: ['@demo-14', '@test-all'] },
  async ({ page, serveDemo }) => {
    await startTour(page, await serveDemo(), 'en', /^Approve in bulk/);
    await expect(card(page, 'en')).toContainText('Step 1 of 4');
    await pressOutlined(page);
    await expect(card(page, 'en')).toContainText('Step 2 of 4');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page, 'en')).toContainText('Step 1 of 4');
  },
);

test(
  'a step that the backend refuses is not called done',
  { tag: ['@demo-15', '@test-all'] },
  async ({ page, serveDemo, expectFailure }) => {
    expectFailure('/InsertAbsenceForSelfService', 500);
    const url = await serveDemo();
    await page.goto(`${url}/?scenario=v1;language=en;failures=postAbsences:500:once`);
    await page.getByRole('button', { name: words.en.open, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Ask for leave/ })
      .click();
    const unconfirmed = card(page, 'en').getByText('It is not confirmed that this was done.');
    for (let step = 1; step <= 6; step++) {
      await expect(card(page, 'en')).toContainText(`Step ${step} of 6`);
      await expect(page.locator('[data-tour-frame]')).toBeVisible();
      await pressOutlined(page);
    }
    await expect(unconfirmed).toBeVisible();
    await card(page, 'en').getByRole('button', { name: 'Do the step again' }).click();
    await pressOutlined(page);
    await expect(card(page, 'en')).toContainText('The request is sent.');
  },
);

test(
  'a tour that is done already says so, and starts again after a reset',
  { tag: ['@demo-14', '@test-all'] },
  async ({ page, serveDemo }) => {
    await startTour(page, await serveDemo(), 'en', /^Sign the plan/);
    await doSteps(page, 'en', () => pressOutlined(page));
    await card(page, 'en').getByRole('button', { name: 'End tour' }).click();
    await page.getByRole('button', { name: words.en.open, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Sign the plan/ })
      .click();
    await expect(card(page, 'en')).toContainText('It may be done already.');
    await card(page, 'en').getByRole('button', { name: 'Reset the demo and start again' }).click();
    await doSteps(page, 'en', () => pressOutlined(page));
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('3 days are signed.');
  },
);
