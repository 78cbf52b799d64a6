import { writeFile } from 'node:fs/promises';
import { makeFace, ownFaces } from './subset.ts';

for (const face of Object.entries(ownFaces)) await writeFile(face[0], await makeFace(face));
