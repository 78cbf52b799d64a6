import { demoPassword, people } from '@selfservice/mock-server/core/people';
import type { Browser, CDPSession, Page } from 'playwright';
import { beginAt, scenarioBegin } from '../../../packages/app/e2e/clock.ts';
import { devices } from '../run/cases.ts';
import type { Device } from '../run/cases.ts';
import { barePress, barePressCount, openBarePage } from './bare-press.ts';
import { measurePress, watchEvents } from './measure-press.ts';
import type { Press } from './press.ts';
import type { PressFinding } from './press-findings.ts';

/** The settings of a run. */
export interface PressRun {
  browser: Browser;
  /** Address of the application, served with the mock backend. */
  url: string;
  presses: readonly Press[];
  /** Number of measured presses of each kind, after a first one that is not measured. */
  rounds: number;
  /** The factor by which the processor is slowed down. */
  cpuThrottling: number;
  /** Called with the name of each measurement. */
  onProgress: (text: string) => void;
}

/** A page with its session of the Chrome DevTools Protocol. */
interface OpenPage {
  page: Page;
  session: CDPSession;
}

/**
 * Measures all presses on each device, each after the bare press, so that other load affects both. The first press, which
 * loads code and styles, is not in the findings.
 */
export async function gatherPresses(run: PressRun): Promise<PressFinding[]> {
  const findings: PressFinding[] = [];
  for (const device of devices) {
    const bare = await openPage(run.browser, device);
    await openBarePage(bare.page);
    for (const person of new Set(run.presses.map((press) => press.person))) {
      const open = await openPage(run.browser, device);
      await signIn(open.page, run.url, people[person].userName);
      const pressed = run.presses.filter(
        (press) => press.person === person && (press.devices?.includes(device.id) ?? true),
      );
      for (const press of pressed) {
        run.onProgress(`${press.name}, ${device.id}`);
        findings.push(...(await pressOften(run, press, device, open, bare)));
      }
      await open.page.context().close();
    }
    await bare.page.context().close();
  }
  return findings;
}

async function openPage(browser: Browser, { width, height }: Device): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    timezoneId: 'Europe/Prague',
    locale: 'en-GB',
  });
  await beginAt(context, scenarioBegin);
  const page = await context.newPage();
  await page.addInitScript(watchEvents);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

async function slowDown({ session }: OpenPage, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Opens the application, signs a person in and waits for home. */
export async function signIn(page: Page, url: string, userName: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('textbox', { name: 'User name' }).fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Log out' }).waitFor();
}

async function pressOften(
  { url, rounds, cpuThrottling }: PressRun,
  press: Press,
  device: Device,
  open: OpenPage,
  bare: OpenPage,
): Promise<PressFinding[]> {
  // A slowed page slows others even while it is idle, so only the measured page is slowed.
  const measure = async (at: OpenPage, pressed: Parameters<typeof measurePress>[2], times = 1) => {
    await slowDown(at, cpuThrottling);
    const result = await measurePress(at.page, at.session, pressed, times);
    await slowDown(at, 1);
    return result;
  };
  await open.page.goto(url + press.path, { waitUntil: 'networkidle' });
  await measure(open, press);
  const floor = await measure(bare, barePress, barePressCount);
  const findings: PressFinding[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const own = await measure(open, press);
    findings.push({ press: press.name, device: device.id, own, floor });
  }
  return findings;
}
