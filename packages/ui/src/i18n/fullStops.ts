import type { PostProcessorModule } from 'i18next';

/**
 * Leaves out the full stop of a sentence after a value that ends in one itself, such as a Czech date (`22. 11.`) or an
 * academic degree (`CSc.`): together they would read `..`.
 */
export const fullStops: PostProcessorModule = {
  type: 'postProcessor',
  name: 'fullStops',
  process: (text, _key, values: Readonly<Record<string, unknown>>) =>
    Object.values(values).reduce<string>(
      (read, value) =>
        typeof value === 'string' && value.endsWith('.') ? read.replaceAll(`${value}.`, value) : read,
      text,
    ),
};
