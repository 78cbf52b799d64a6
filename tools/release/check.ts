import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { releaseFaults } from './release.ts';

/** Checks that a tag, the versions of all packages and the release notes agree. */
const { values } = parseArgs({ options: { tag: { type: 'string', default: '' } } });
const files = globSync(['package.json', '{packages/*,bench}/package.json']);
const faults = releaseFaults({
  tag: values.tag,
  versions: Object.fromEntries(
    files.map((file) => {
      const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: string };
      return [file, version];
    }),
  ),
  changelog: readFileSync('CHANGELOG.md', 'utf8'),
});
console.log(faults.length > 0 ? faults.join('\n') : `${values.tag} can be released.`);
process.exitCode = faults.length > 0 ? 1 : 0;
