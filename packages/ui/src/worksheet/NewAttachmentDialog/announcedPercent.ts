import type { UploadProgress } from '@selfservice/api/core/transport';

const step = 25;

/** Returns the last reached quarter of an upload in percent; null before the first, after the last and while unknown. */
export function announcedPercent(progress: UploadProgress | null): number | null {
  if (!progress?.totalBytes) return null;
  const percent = Math.floor((progress.sentBytes / progress.totalBytes) * (100 / step)) * step;
  return percent > 0 && percent < 100 ? percent : null;
}
