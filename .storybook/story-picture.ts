import { pictureName } from '../tools/pictures/expected.ts';

/** Returns the address of the picture of a story, relative to the workbench. See `staticDirs` of `main.ts`. */
export function storyPicture(id: string): string {
  return `./story-pictures/${pictureName(id)}.png`;
}
