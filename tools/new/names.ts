/** Converts a word to the name of a value: `my-plan` → `myPlan`. */
export function toCamel(word: string): string {
  return word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts a word to the name of a component: `my-plan` → `MyPlan`. */
export function toPascal(word: string): string {
  return toCamel(`-${word}`);
}

/** Converts a word to the beginning of a sentence: `my-plan` → `My plan`. */
export function toTitle(word: string): string {
  const words = word.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
