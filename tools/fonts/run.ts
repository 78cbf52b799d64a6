import { writeFile } from 'node:fs/promises';
import { makeOwnFace, ownFace } from './subset.ts';

await writeFile(ownFace, await makeOwnFace());
