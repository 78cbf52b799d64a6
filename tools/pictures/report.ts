import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { reportFolder } from './folders.ts';
import { reportPage } from './report-page.ts';
import type { Difference } from './report-page.ts';

type Artifact = Parameters<NonNullable<Reporter['onTestCaseArtifactRecord']>>[1];

/** Collects the differing pictures and writes a report page. */
export class PictureReporter implements Reporter {
  private readonly differences: Difference[] = [];

  /** Removes the previous report and creates a reporter for one or more runs. */
  static async begin(): Promise<PictureReporter> {
    await rm(reportFolder, { recursive: true, force: true });
    return new PictureReporter();
  }

  async onTestCaseArtifactRecord(testCase: TestCase, artifact: Artifact) {
    if (artifact.type !== 'internal:toMatchScreenshot') return;
    const folder = String(this.differences.length);
    const difference: Difference = {
      story: testCase.fullName,
      width: testCase.project.name,
      message: artifact.message,
      pictures: {},
    };
    this.differences.push(difference);
    await mkdir(join(reportFolder, folder), { recursive: true });
    for (const { name, path } of artifact.attachments) {
      if (!path) continue;
      difference.pictures[name] = `${folder}/${name}.png`;
      await copyFile(resolve(path), join(reportFolder, folder, `${name}.png`));
    }
  }

  /** Writes the page if there are differences. */
  async end(): Promise<void> {
    if (this.differences.length === 0) return;
    await writeFile(join(reportFolder, 'index.html'), reportPage(this.differences));
    console.log(`\n${this.differences.length} pictures differ: open ${reportFolder}/index.html`);
  }
}
