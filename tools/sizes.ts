import { gzipSync } from 'node:zlib';
import { startHttpServer } from '@selfservice/mock-server/http';
import { demoPassword, people } from '@selfservice/mock-server/core/people';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { chromium } from 'playwright';
import { browserOptions } from './browser.ts';
import { markdownTable, writeBetweenMarks } from './markdown.ts';

/** How much JavaScript a screen of the production build may load, in kB of gzip (1 kB is 1000 bytes). */
const budgets = { Login: 165, Dashboard: 215 };

type ScreenName = keyof typeof budgets;

const appDirectory = 'packages/app/dist';
const columns = [
  { title: 'Screen' },
  { title: 'JavaScript, gzip', isFigure: true },
  { title: 'Budget', isFigure: true },
];

/** Opens the production build in the browser and adds up the scripts that arrive until a screen is there. */
async function measure(): Promise<Record<ScreenName, number>> {
  const server = await startHttpServer({ scenario: defaultScenario, port: 0, appDirectory });
  const browser = await chromium.launch(await browserOptions());
  try {
    const page = await browser.newPage();
    const pending: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('.js')) return;
      pending.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    const kilobytes = async () => (await Promise.all(pending)).reduce((sum, size) => sum + size, 0) / 1000;

    await page.goto(server.url, { waitUntil: 'networkidle' });
    const user = page.getByRole('textbox', { name: 'User name' });
    await user.waitFor();
    const login = await kilobytes();

    await user.fill(people.employee.userName);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    // The counts stand for the last answer; what would still be fetched after it comes within the second.
    await page.getByRole('main').getByRole('link', { name: 'My plan' }).waitFor();
    await page.waitForTimeout(1000);
    return { Login: login, Dashboard: await kilobytes() };
  } finally {
    await browser.close();
    await server.close();
  }
}

function table(sizes: Record<ScreenName, number>): string {
  const rows = Object.entries(budgets).map(([name, budget]) => [
    name,
    `${sizes[name as ScreenName].toFixed(0)} kB`,
    `${budget} kB`,
  ]);
  return markdownTable(columns, rows);
}

const sizes = await measure();
console.log(table(sizes));
if (process.argv.includes('--write')) await writeBetweenMarks('README.md', 'sizes', table(sizes));
const overweight = Object.entries(budgets).filter(([name, budget]) => sizes[name as ScreenName] > budget);
for (const [name, budget] of overweight) console.log(`${name} is over its budget of ${budget} kB.`);
process.exitCode = overweight.length ? 1 : 0;
