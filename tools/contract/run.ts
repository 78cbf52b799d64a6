import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { contractFile, contractText } from './open-api.ts';

const text = await contractText();
await mkdir(dirname(contractFile), { recursive: true });
await writeFile(contractFile, text);
console.log(`${relative(process.cwd(), contractFile)}: ${(text.length / 1000).toFixed(0)} kB`);
