import { join } from 'node:path';

/** A photo of 2000 × 1500 pixels that lies on its side: the upper half of the stored picture is light. */
export const lyingPhoto = join(
  import.meta.dirname,
  '../../ui/src/worksheet/attachment-picture/lying-photo.jpg',
);
