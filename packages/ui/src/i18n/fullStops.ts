import type { PostProcessorModule } from 'i18next';

/**
 * Removes the full stop of a sentence after a value that ends with a full stop, such as a Czech date (`22. 11.`) or an
 * academic degree (`CSc.`), because together they would be `..`.
 */
export const fullStops: PostProcessorModule = {
  type: 'postProcessor',
  name: 'fullStops',
  process: (text, _key, values: Readonly<Record<string, unknown>>) =>
    Object.values(values).reduce<string>(
      (read, value) =>
        typeof value === 'string' && value.endsWith('.') ? read.replaceAll(`${value}.`, () => value) : read,
      text,
    ),
};
